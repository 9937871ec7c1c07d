import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored, storedValue } from '../local-store';
import { cachedReference } from './reference-cache';

const MINUTE_MS = 60_000;
const load = vi.fn(() => Promise.resolve(['tent']));
const ask = (minutes: number, name = 'truck_bodies', locale = 'uk') =>
  cachedReference(name, locale, load, minutes * MINUTE_MS);

beforeEach(() => {
  clearStored('tenderlane.reference.');
  load.mockClear();
});

describe('a reference list', () => {
  it('a reference list is requested once in sixty minutes', async () => {
    await ask(0);
    expect(await ask(59.9)).toEqual(['tent']);
    expect(load).toHaveBeenCalledTimes(1);
    await ask(60);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('each language and name has its own reference list', async () => {
    await ask(0);
    await ask(0, 'truck_bodies', 'kk');
    await ask(0, 'countries');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('a damaged copy is requested again, and a failure is not kept', async () => {
    storedValue('tenderlane.reference.uk.truck_bodies').write('{"until":');
    load.mockRejectedValueOnce(new Error('away'));
    await expect(ask(0)).rejects.toThrow('away');
    expect(await ask(0)).toEqual(['tent']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
