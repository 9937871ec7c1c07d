import { expect, it } from 'vitest';
import { mapInSlices, readParts } from './read-parts';

const IDS = Array.from({ length: 600 }, (_, index) => index + 1);

it('an export reads rows in parts of 250 in the order of their ids', async () => {
  const parts = [];
  for await (const part of readParts(IDS, async (ids) => ids)) parts.push(part);
  expect(parts.map(({ length }) => length)).toEqual([250, 250, 100]);
  expect(parts.flat()).toEqual(IDS);
});

it('an export reads at most one part ahead of the part that is written', async () => {
  let read = 0;
  for await (const part of readParts(IDS, async (ids) => ((read += ids.length), ids))) {
    expect(read).toBeLessThanOrEqual(part.at(-1)! + 250);
  }
  expect(read).toBe(600);
});

it('an export without ids reads nothing', async () => {
  const read = readParts([], async () => Promise.reject(new Error('asked')));
  expect(await read.next()).toEqual({ done: true, value: undefined });
});

it('a part that cannot be read ends the export without an unhandled rejection', async () => {
  const failing = () =>
    readParts(IDS, async ([first = 0]) => (first > 1 ? Promise.reject(new Error('away')) : [first]));
  const stopped = failing();
  expect((await stopped.next()).value).toEqual([1]);
  await stopped.return(undefined);
  const all = async () => {
    for await (const part of failing()) expect(part).toEqual([1]);
  };
  await expect(all()).rejects.toThrow('away');
});

it('an export converts rows in slices and keeps their order', async () => {
  expect(await mapInSlices(IDS, (id) => id * 2)).toEqual(IDS.map((id) => id * 2));
});
