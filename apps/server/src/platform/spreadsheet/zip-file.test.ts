import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeZip } from './zip-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenderlane-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a zip file fails with the error of its content', async () => {
  async function* rows() {
    yield 'first';
    throw new Error('rows are gone');
  }
  await expect(writeZip(join(folder, 'rows.zip'), [['rows', rows()]])).rejects.toThrow('rows are gone');
});

it('a zip file stops reading rows when the file cannot be written', async () => {
  let isClosed = false;
  async function* rows() {
    try {
      for (;;) yield 'x'.repeat(100_000);
    } finally {
      isClosed = true;
    }
  }
  await expect(writeZip(join(folder, 'none', 'a.zip'), [['rows', rows()]])).rejects.toThrow('ENOENT');
  await expect.poll(() => isClosed).toBe(true);
});
