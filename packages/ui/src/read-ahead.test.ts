import { expect, it, vi } from 'vitest';
import { readAhead } from './read-ahead';

it('a part that was loaded ahead is given at once and loaded once', async () => {
  const read = vi.fn(async () => 'part');
  const ask = readAhead(read);
  expect(await ask()).toBe('part');
  const taken: string[] = [];
  void ask().then((part) => taken.push(part));
  expect(taken).toEqual(['part']);
  expect(await ask().catch(() => 'failed')).toBe('part');
  expect(read).toHaveBeenCalledOnce();
});

it('a part that could not be loaded is loaded again', async () => {
  const read = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('away'));
  const ask = readAhead(read);
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('part');
});
