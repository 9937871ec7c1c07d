const APP1 = 0xe1;
const APP13 = 0xed;
const COMMENT = 0xfe;
const SCAN = 0xda;

function jpegWithoutMetadata(picture: Buffer): Buffer | null {
  const kept = [picture.subarray(0, 2)];
  for (let at = 2; at + 4 <= picture.length;) {
    const marker = picture[at + 1] ?? 0;
    if (picture[at] !== 0xff) return null;
    if (marker === SCAN) return Buffer.concat([...kept, picture.subarray(at)]);
    const end = at + 2 + picture.readUInt16BE(at + 2);
    if (![APP1, APP13, COMMENT].includes(marker)) kept.push(picture.subarray(at, end));
    at = end;
  }
  return null;
}

const SIGNATURE_BYTES = 8;
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

function pngWithoutMetadata(picture: Buffer): Buffer | null {
  const kept = [picture.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= picture.length;) {
    const end = at + 12 + picture.readUInt32BE(at);
    const type = picture.toString('latin1', at + 4, at + 8);
    if (!PNG_METADATA.has(type)) kept.push(picture.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

/** Removes place, time and camera from a picture; null for a broken one and for other formats. */
export function withoutMetadata(picture: Buffer, mediaType: string): Buffer | null {
  if (mediaType === 'image/jpeg') return jpegWithoutMetadata(picture);
  return mediaType === 'image/png' ? pngWithoutMetadata(picture) : null;
}
