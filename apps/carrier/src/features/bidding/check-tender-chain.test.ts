import { CHAIN_START, chainHashInput, commitmentInput, sha256Hex, type ChainKind } from '@tenderlane/domain';
import type { ChainEntry, Receipt } from '@tenderlane/contract';
import { describe, expect, it } from 'vitest';
import { checkTenderChain } from './check-tender-chain';

const SALT = 'a'.repeat(32);

function entry(prev: string, seq: number, kind: ChainKind, payload: { amount: number }): ChainEntry {
  const link = { prev, seq, kind, atMs: 1000 + seq, commitment: sha256Hex(commitmentInput(SALT, payload)) };
  const { atMs, ...rest } = link;
  return { ...rest, at_ms: atMs, hash: sha256Hex(chainHashInput(link)), payload: JSON.stringify(payload), salt: SALT };
}

const published = { ...entry(CHAIN_START, 1, 'publish', { amount: 0 }), payload: null, salt: null };
const bid = entry(published.hash, 2, 'bid', { amount: 172_200 });
const receiptOf = ({ seq, hash, commitment, prev, payload, salt }: ChainEntry): Receipt => ({
  bid_id: 7,
  seq,
  at: '2026-11-20T12:00:00.000Z',
  payload: payload ?? '',
  salt: salt ?? '',
  commitment,
  prev,
  hash,
});

describe('the check of a chain', () => {
  it('proves the order and the own bid', () => {
    expect(checkTenderChain([published, bid], [receiptOf(bid)])).toEqual({
      entries: 2,
      brokenAtSeq: null,
      proved: [2],
      contentBrokenAtSeq: null,
      missingReceiptSeq: null,
    });
  });

  it('finds a changed entry', () => {
    expect(checkTenderChain([published, { ...bid, at_ms: bid.at_ms + 1 }], []).brokenAtSeq).toBe(2);
  });

  it('finds a bid that was given another price', () => {
    const changed = { ...bid, payload: JSON.stringify({ amount: 180_000 }) };
    expect(checkTenderChain([published, changed], []).contentBrokenAtSeq).toBe(2);
  });

  it('finds a chain that was written anew: it holds together, but not with the receipt', () => {
    const forged = entry(published.hash, 2, 'bid', { amount: 180_000 });
    const report = checkTenderChain([published, forged], [receiptOf(bid)]);
    expect(report).toMatchObject({ brokenAtSeq: null, missingReceiptSeq: 2 });
  });
});
