import { CHAIN_START, chainHashInput, commitmentInput, sha256Hex } from '@tenderlane/domain/auction';
import { type ChainKind } from '@tenderlane/domain/terms';
import type { ChainEntry, Receipt } from '@tenderlane/contract';
import { describe, expect, it } from 'vitest';
import { checkTenderChain } from './check-tender-chain';

const SALT = 'a'.repeat(32);

function entry(prev: string, seq: number, kind: ChainKind, payload: { amount: number }) {
  const link = { prev, seq, kind, atMs: 1000 + seq, commitment: sha256Hex(commitmentInput(SALT, payload)) };
  const { atMs, ...rest } = link;
  return { ...rest, at_ms: atMs, hash: sha256Hex(chainHashInput(link)), payload: JSON.stringify(payload), salt: SALT };
}

const published = { ...entry(CHAIN_START, 1, 'publish', { amount: 0 }), payload: null, salt: null };
const bid = entry(published.hash, 2, 'bid', { amount: 172_200 });
const receiptOf = ({ seq, hash, commitment, prev, payload, salt }: ChainEntry): Receipt => ({
  bid_id: 7,
  seq: seq ?? 0,
  at: '2026-11-20T12:00:00.000Z',
  payload: payload ?? '',
  salt: salt ?? '',
  commitment,
  prev: prev ?? '',
  hash: hash ?? '',
});

describe('the check of a chain', () => {
  it('the check confirms the order of the chain and the own bid', () => {
    expect(checkTenderChain([published, bid], { receipts: [receiptOf(bid)] })).toEqual({
      entries: 2,
      isOpen: true,
      brokenAt: null,
      proved: [2],
      contentBrokenAt: null,
      missingReceiptAt: null,
    });
  });

  it('the check finds a changed entry', () => {
    expect(checkTenderChain([published, { ...bid, at_ms: bid.at_ms + 1 }]).brokenAt).toBe(2);
  });

  it('the check finds a bid with another price', () => {
    const changed = { ...bid, payload: JSON.stringify({ amount: 180_000 }) };
    expect(checkTenderChain([published, changed]).contentBrokenAt).toBe(2);
  });

  it('the check finds a missing entry', () => {
    expect(checkTenderChain([bid]).brokenAt).toBe(1);
    expect(checkTenderChain([published, { ...bid, seq: null, prev: null, hash: null }]).brokenAt).toBe(2);
  });

  it.each([
    ['is not JSON', 'not JSON'],
    ['contains text that JSON cannot', '{"note":"\\ud800"}'],
    ['is empty', ''],
  ])('the check reports content that %s', (_name, payload) => {
    const report = checkTenderChain([published, { ...bid, payload }], { receipts: [receiptOf(bid)] });
    expect(report).toMatchObject({ entries: 2, brokenAt: null, proved: [], contentBrokenAt: 2 });
  });

  it('the check accepts hidden contents', () => {
    const report = checkTenderChain([published, { ...bid, payload: null, salt: null }]);
    expect(report).toMatchObject({ brokenAt: null, proved: [], contentBrokenAt: null });
  });

  it('the receipt reveals a chain that was written again', () => {
    const forged = entry(published.hash, 2, 'bid', { amount: 180_000 });
    const report = checkTenderChain([published, forged], { receipts: [receiptOf(bid)] });
    expect(report).toMatchObject({ brokenAt: null, missingReceiptAt: receiptOf(bid).at });
  });

  describe('the check of a sealed chain', () => {
    const closed = { ...bid, seq: null, prev: null, hash: null };
    const { bid_id, at, payload, salt, commitment } = receiptOf(bid);
    const receipt = { bid_id, at, payload, salt, commitment };

    it('the check confirms own bids of a sealed chain by their receipts', () => {
      const report = checkTenderChain([closed], { receipts: [receipt], isOpen: false });
      expect(report).toMatchObject({ isOpen: false, brokenAt: null, proved: [1], missingReceiptAt: null });
    });

    it('the check finds a missing receipt and a bid with another price in a sealed chain', () => {
      expect(checkTenderChain([], { receipts: [receipt], isOpen: false }).missingReceiptAt).toBe(at);
      const changed = { ...closed, payload: JSON.stringify({ amount: 180_000 }) };
      expect(checkTenderChain([changed], { receipts: [receipt], isOpen: false }).contentBrokenAt).toBe(1);
    });

    it('the receipt of a sealed chain is still valid when the chain is open', () => {
      expect(checkTenderChain([published, bid], { receipts: [receipt] }).missingReceiptAt).toBeNull();
    });
  });
});
