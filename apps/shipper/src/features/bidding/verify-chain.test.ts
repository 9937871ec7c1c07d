import type { ChainEntry } from '@tenderlane/contract';
import { canonicalJson, CHAIN_START, chainHashInput, commitmentInput, sha256Hex, type Json } from '@tenderlane/domain';
import { describe, expect, it } from 'vitest';
import { verifyChain } from './verify-chain';

function buildChain(payloads: readonly Json[]): ChainEntry[] {
  let prev = CHAIN_START;
  return payloads.map((payload, index) => {
    const salt = String(index).padStart(32, '0');
    const link = {
      prev,
      seq: index + 1,
      kind: 'bid',
      atMs: 1000 * index,
      commitment: sha256Hex(commitmentInput(salt, payload)),
    } as const;
    const hash = sha256Hex(chainHashInput(link));
    prev = hash;
    const { atMs, ...entry } = link;
    return { ...entry, at_ms: atMs, hash, payload: canonicalJson(payload), salt };
  });
}

const chain = buildChain([{ amount: 100 }, { amount: 90 }, { amount: 80 }]);
const withEntry = (index: number, change: Partial<ChainEntry>) =>
  chain.map((entry, at) => (at === index ? { ...entry, ...change } : entry));

describe('the chain of a tender in the browser', () => {
  it('is intact as the server wrote it', () => {
    expect(verifyChain(chain)).toEqual({ entries: 3, contents: 3, brokenAt: null, contentBrokenAt: null });
  });

  it('is broken where an entry was changed', () => {
    expect(verifyChain(withEntry(1, { at_ms: 1500 })).brokenAt).toBe(2);
  });

  it('is broken where an entry is missing', () => {
    expect(verifyChain(chain.filter((_, index) => index !== 1)).brokenAt).toBe(2);
  });

  it('says whose content is another than was committed', () => {
    const verdict = verifyChain(withEntry(2, { payload: '{"amount":1}' }));
    expect(verdict).toMatchObject({ brokenAt: null, contentBrokenAt: 3 });
    expect(verifyChain(withEntry(0, { payload: 'not JSON' })).contentBrokenAt).toBe(1);
  });

  it('holds without the contents that are not shown', () => {
    expect(verifyChain(withEntry(0, { payload: null, salt: null }))).toMatchObject({ contents: 2, brokenAt: null });
  });
});
