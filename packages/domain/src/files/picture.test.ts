import { expect, it } from 'vitest';
import { refusePicture } from './picture';

it.each([
  [{ width: 4000, height: 3000 }, null],
  [{ width: 20_000, height: 5000 }, null],
  [{ width: 20_001, height: 10 }, 'file.picture-size'],
  [{ width: 65_000, height: 65_000 }, 'file.picture-size'],
  [{ width: 12_000, height: 12_000 }, 'file.picture-size'],
  [{ width: 0, height: 10 }, 'file.picture-size'],
  [null, 'file.picture-size'],
])('a picture of %j is accepted or refused: %s', (size, code) => {
  expect(refusePicture('truck.jpg', size)?.code ?? null).toBe(code);
});
