import type { ChainEntry, Receipt } from '@tenderlane/contract';
import { checkChain, commitmentInput, sha256Hex, type Json } from '@tenderlane/domain';

/** Entries are named by their number in what was given, which in an open chain is their place. */
export interface ChainReport {
  entries: number;
  /** While the chain is closed only the own entries are known, and their order cannot be checked. */
  isOpen: boolean;
  /** The first entry that does not follow from the one before it; null when all do. */
  brokenAt: number | null;
  /** Entries whose content is known here and is what was committed. */
  proved: number[];
  /** An entry whose known content is not what was committed. */
  contentBrokenAt: number | null;
  /** When a bid was accepted whose receipt this browser has and the chain does not hold. */
  missingReceiptAt: string | null;
}

interface ChainCheck {
  /** What this browser has kept of its own bids; a shipper has none. */
  receipts?: readonly Receipt[];
  isOpen?: boolean;
}

/**
 * Computes a tender's chain again, with the content of the entries that may be seen, and compares it with the receipts. A
 * content that cannot even be read is reported like any other that was changed.
 */
export function checkTenderChain(
  chain: readonly ChainEntry[],
  { receipts = [], isOpen = true }: ChainCheck = {},
): ChainReport {
  // An entry without its place follows from nothing.
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

/** Whether payload and salt are what was committed: what a receipt proves by itself, before the chain is open. */
export function isContentProved({ payload, salt, commitment }: Pick<ChainEntry, 'payload' | 'salt' | 'commitment'>) {
  try {
    return sha256Hex(commitmentInput(salt ?? '', JSON.parse(payload ?? 'null') as Json)) === commitment;
  } catch {
    // A content that is not even JSON was never committed.
    return false;
  }
}
