const decode = (bytes: Uint8Array, name: string, fatal = false) => new TextDecoder(name, { fatal }).decode(bytes);

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, place) => bytes[place] === byte);

/**
 * Decodes UTF-16 with a byte order mark, UTF-8, or else windows-1251. Returns null for binary files such as workbooks
 * and pictures.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return decode(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decode(bytes, 'utf-16be');
  if (bytes.subarray(0, 4096).includes(0)) return null;
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    return decode(bytes, 'windows-1251');
  }
}
