import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database';
import { tryAdvisoryLock } from './advisory-lock';

it('one process holds an advisory lock until it releases the lock', async () => {
  const { url, drop } = await createTestDatabase();
  const lost = () => undefined;
  const first = await tryAdvisoryLock(url, 4711, lost);
  expect(first).toBeDefined();
  expect(await tryAdvisoryLock(url, 4711, lost)).toBeUndefined();
  const other = await tryAdvisoryLock(url, 4712, lost);
  expect(other).toBeDefined();
  await first?.release();
  const second = await tryAdvisoryLock(url, 4711, lost);
  expect(second).toBeDefined();
  await Promise.all([second?.release(), other?.release()]);
  await drop();
});
