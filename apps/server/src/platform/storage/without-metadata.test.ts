import { expect, it } from 'vitest';
import { withoutMetadata } from './without-metadata';

const segment = (marker: number, content: string) => {
  const bytes = Buffer.from(content, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};
const START = Buffer.from([0xff, 0xd8]);
const SCAN = Buffer.concat([segment(0xda, 'scan'), Buffer.from('pixels Exif', 'latin1'), Buffer.from([0xff, 0xd9])]);
const jpeg = (...segments: Buffer[]) => Buffer.concat([START, ...segments, SCAN]);

const chunk = (type: string, content: string) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  return Buffer.concat([head, Buffer.from(`${type}${content}0000`, 'latin1')]);
};
const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks, chunk('IEND', '')]);

it('a JPEG keeps its pixels and colours, and loses place, time and camera', () => {
  const colours = segment(0xe2, 'ICC_PROFILE');
  const photo = jpeg(
    segment(0xe0, 'JFIF'),
    segment(0xe1, 'Exif GPS'),
    colours,
    segment(0xed, 'IPTC'),
    segment(0xfe, 'x'),
  );
  expect(withoutMetadata(photo, 'image/jpeg')).toEqual(jpeg(segment(0xe0, 'JFIF'), colours));
});

it('so does a PNG', () => {
  const picture = png(chunk('IHDR', 'size'), chunk('eXIf', 'GPS'), chunk('tEXt', 'Author'), chunk('IDAT', 'pixels'));
  expect(withoutMetadata(picture, 'image/png')).toEqual(png(chunk('IHDR', 'size'), chunk('IDAT', 'pixels')));
});

it.each([
  ['a cut JPEG', jpeg().subarray(0, 5), 'image/jpeg'],
  ['a JPEG with a wrong segment', Buffer.concat([START, Buffer.from('nothing')]), 'image/jpeg'],
  ['a cut PNG', png(chunk('IHDR', 'size')).subarray(0, 22), 'image/png'],
  ['another format', Buffer.from('GIF89a'), 'image/gif'],
])('%s gives none', (_name, picture, type) => {
  expect(withoutMetadata(picture, type)).toBeNull();
});
