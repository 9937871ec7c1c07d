import { existsSync, readFileSync } from 'node:fs';

/** GeoNames id → name in one language, from a gettext catalogue (GNU .mo, little endian) of libgeonames-common. */
export function readNames(language) {
  const file = `/usr/share/locale/${language}/LC_MESSAGES/geonames.mo`;
  if (!existsSync(file)) throw new Error(`${file} is missing: apt-get install libgeonames-common`);
  const bytes = readFileSync(file);
  const [count, keysAt, textsAt] = [8, 12, 16].map((offset) => bytes.readUInt32LE(offset));
  const textAt = (offset) => {
    const start = bytes.readUInt32LE(offset + 4);
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(offset));
  };
  const names = new Map();
  for (let index = 0; index < count; index += 1) {
    const id = textAt(keysAt + 8 * index);
    if (id)
      names.set(
        id,
        textAt(textsAt + 8 * index)
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  }
  return names;
}
