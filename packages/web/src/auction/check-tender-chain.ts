import type { ChainEntry, Receipt } from '@tenderlane/contract';
import { checkChain, commitmentInput, sha256Hex } from '@tenderlane/domain/auction';
import type { Json } from '@tenderlane/domain/core';

/** Entries are identified by their sequence number, which equals their position in an open chain. */
export interface ChainReport {
  entries: number;
  /** While the chain is closed only the company's own entries are known, so their order cannot be checked. */
  isOpen: boolean;
  /** First entry whose hash does not follow from the previous entry; null if all do. */
  brokenAt: number | null;
  proved: number[];
  contentBrokenAt: number | null;
  /** Time of an accepted bid whose receipt this browser has, but which the chain lacks. */
  missingReceiptAt: string | null;
}

interface ChainCheck {
  /** Receipts of the company's own bids in this browser; a shipper has none. */
  receipts?: readonly Receipt[];
  isOpen?: boolean;
}

/**
 * Recomputes a tender's chain, checks the known contents against their commitments, and compares it with the receipts.
 * Content that cannot be parsed is reported as changed.
 */
export function checkTenderChain(
  chain: readonly ChainEntry[],
  { receipts = [], isOpen = true }: ChainCheck = {},
): ChainReport {
  // An entry without a sequence number can follow no other entry.
  const links = chain.map(({ at_ms: atMs, seq, prev, hash, ...entry }) => ({
    ...entry,
    seq: seq ?? 0,
    prev: prev ?? '',
    hash: hash ?? '',
    atMs,
  }));
  const broken = isOpen ? checkChain(links, sha256Hex) : null;
  const known = chain.flatMap((entry, index) =>
    entry.payload === null || entry.salt === null ? [] : [{ number: index + 1, isProved: isContentProved(entry) }],
  );
  const missing = receipts.find(
    ({ commitment, hash }) =>
      !chain.some((entry) => entry.commitment === commitment && (!isOpen || !hash || entry.hash === hash)),
  );
  return {
    entries: chain.length,
    isOpen,
    brokenAt: broken === null ? null : broken + 1,
    proved: known.filter(({ isProved }) => isProved).map(({ number }) => number),
    contentBrokenAt: known.find(({ isProved }) => !isProved)?.number ?? null,
    missingReceiptAt: missing?.at ?? null,
  };
}

/** Checks payload and salt against the commitment; a receipt can be checked this way before the chain is open. */
export function isContentProved({ payload, salt, commitment }: Pick<ChainEntry, 'payload' | 'salt' | 'commitment'>) {
  try {
    return sha256Hex(commitmentInput(salt ?? '', JSON.parse(payload ?? 'null') as Json)) === commitment;
  } catch {
    // Content that is not JSON cannot have been committed.
    return false;
  }
}
