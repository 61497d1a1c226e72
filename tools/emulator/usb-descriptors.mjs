// Reads USB descriptors, strictly: whatever an operating system might stumble over is an error.

export class DescriptorError extends Error {}

const check = (holds, message) => {
  if (!holds) throw new DescriptorError(message);
};

const type = { device: 1, configuration: 2, string: 3, interface: 4, endpoint: 5, association: 11, bos: 15 };
Object.assign(type, { capability: 16, classInterface: 0x24 });

const word = (bytes, at) => bytes[at] | (bytes[at + 1] << 8);
const long = (bytes, at) => (word(bytes, at) | (word(bytes, at + 2) << 16)) >>> 0;

export function parseDevice(bytes) {
  check(bytes.length === 18 && bytes[0] === 18 && bytes[1] === type.device, 'no device descriptor of 18 bytes');
  check(bytes[7] === 64, `endpoint 0 with packets of ${bytes[7]} bytes`);
  check(bytes[17] === 1, `${bytes[17]} configurations`);
  return {
    length: bytes[0],
    usb: word(bytes, 2),
    class: [...bytes.slice(4, 7)],
    vendorId: word(bytes, 8),
    productId: word(bytes, 10),
    version: word(bytes, 12),
    manufacturer: bytes[14],
    product: bytes[15],
    serial: bytes[16],
  };
}

// The parts one after the other, each as long as it says.
function* parts(bytes, start) {
  for (let at = start; at < bytes.length; at += bytes[at]) {
    check(bytes[at] >= 2 && at + bytes[at] <= bytes.length, `a descriptor of ${bytes[at]} bytes at ${at}`);
    yield bytes.slice(at, at + bytes[at]);
  }
}

export function parseConfiguration(bytes) {
  check(bytes[0] === 9 && bytes[1] === type.configuration, 'no configuration descriptor');
  check(word(bytes, 2) === bytes.length, `${bytes.length} bytes, it says ${word(bytes, 2)}`);
  check((bytes[7] & 0x9f) === 0x80, `attributes 0x${bytes[7].toString(16)}`);
  const interfaces = [];
  const associations = [];
  for (const part of parts(bytes, 9)) {
    const owner = interfaces.at(-1);
    if (part[1] === type.association) {
      check(part[0] === 8, 'an association that is not 8 bytes long');
      associations.push({ first: part[2], count: part[3], class: [...part.slice(4, 7)], name: part[7] });
    } else if (part[1] === type.interface) {
      check(part[0] === 9, 'an interface that is not 9 bytes long');
      check(part[2] === interfaces.length && part[3] === 0, `interface ${part[2]} after ${interfaces.length} others`);
      const one = { number: part[2], endpointCount: part[4], class: [...part.slice(5, 8)], name: part[8] };
      interfaces.push({ ...one, endpoints: [], functional: [] });
    } else if (part[1] === type.endpoint) {
      check(part[0] === 7, 'an endpoint that is not 7 bytes long');
      owner.endpoints.push({ address: part[2], kind: part[3] & 3, bytes: word(part, 4), interval: part[6] });
    } else if (part[1] === type.classInterface) owner.functional.push([...part.slice(2)]);
    else check(false, `a part of the unknown type ${part[1]}`);
  }
  check(interfaces.length === bytes[4], `${interfaces.length} interfaces, it says ${bytes[4]}`);
  checkInterfaces(interfaces, associations);
  return { value: bytes[5], name: bytes[6], attributes: bytes[7], milliamperes: bytes[8] * 2, interfaces, associations };
}

function checkInterfaces(interfaces, associations) {
  const used = new Set();
  for (const { number, endpointCount, endpoints } of interfaces) {
    check(endpoints.length === endpointCount, `interface ${number} has not the ${endpointCount} endpoints it says`);
    for (const { address, kind, bytes } of endpoints) {
      check((address & 15) !== 0 && !used.has(address), `endpoint 0x${address.toString(16)} twice, or 0`);
      used.add(address);
      check(kind !== 2 || [8, 16, 32, 64].includes(bytes), `bulk packets of ${bytes} bytes`);
      check(kind === 2 || bytes <= 64, `packets of ${bytes} bytes`);
    }
  }
  for (const { first, count, class: classes } of associations) {
    check(count > 1 && first + count <= interfaces.length, `an association of ${count} interfaces from ${first} on`);
    check(interfaces[first].class[0] === classes[0], 'an association of another class than its first interface');
  }
}

export function parseString(bytes) {
  check(bytes[1] === type.string && bytes[0] === bytes.length && bytes.length % 2 === 0, 'no string descriptor');
  return String.fromCharCode(...new Uint16Array(bytes.slice(2).buffer));
}

const msOsPlatform = 'df60ddd88945c74c9cd2659d9e648a9f';
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function parseBos(bytes) {
  check(bytes[0] === 5 && bytes[1] === type.bos, 'no BOS descriptor');
  check(word(bytes, 2) === bytes.length, `${bytes.length} bytes of BOS, it says ${word(bytes, 2)}`);
  const capabilities = [...parts(bytes, 5)];
  check(capabilities.length === bytes[4], `${capabilities.length} capabilities, it says ${bytes[4]}`);
  check(capabilities.every((one) => one[1] === type.capability), 'a part of the BOS that is no capability');
  const platform = capabilities.find((one) => one[2] === 5 && hex(one.slice(4, 20)) === msOsPlatform);
  if (!platform) return { msOs: null };
  check(platform.length === 28, 'a Microsoft capability that is not 28 bytes long');
  return { msOs: { windows: long(platform, 20), bytes: word(platform, 24), request: platform[26] } };
}

// Microsoft OS 2.0 descriptors: which interface gets which driver, and what goes into the registry.
export function parseMsOs20(bytes) {
  check(word(bytes, 0) === 10 && word(bytes, 2) === 0, 'no Microsoft OS 2.0 descriptor set');
  check(word(bytes, 8) === bytes.length, `${bytes.length} bytes of the set, it says ${word(bytes, 8)}`);
  const functions = [];
  for (let at = 10, end = 10; at < bytes.length; at += word(bytes, at)) {
    const size = word(bytes, at);
    check(size >= 4 && at + size <= bytes.length, `a descriptor of ${size} bytes in the set`);
    const kind = word(bytes, at + 2);
    if (kind === 2) {
      check(size === 8 && at >= end, 'a function inside a function');
      end = at + word(bytes, at + 6);
      check(end <= bytes.length, 'a function beyond the end');
      functions.push({ interface: bytes[at + 4], driver: null, properties: {} });
    } else if (kind === 3) {
      check(size === 20 && at + size <= end, 'a compatible id outside a function');
      functions.at(-1).driver = String.fromCharCode(...bytes.slice(at + 4, at + 12)).replace(/\0+$/, '');
    } else if (kind === 4) {
      check(at + size <= end, 'a property outside a function');
      const nameBytes = word(bytes, at + 6);
      const dataBytes = word(bytes, at + 8 + nameBytes);
      check(10 + nameBytes + dataBytes === size, 'a property that is not as long as its parts');
      const text = (from, count) => String.fromCharCode(...new Uint16Array(bytes.slice(from, from + count).buffer));
      const value = text(at + 10 + nameBytes, dataBytes);
      check(value.endsWith('\0'), 'a property without its end');
      functions.at(-1).properties[text(at + 8, nameBytes).replace(/\0$/, '')] = value.replace(/\0+$/, '');
    } else check(false, `a descriptor of the unknown kind ${kind} in the set`);
  }
  return { windows: long(bytes, 4), functions };
}
