import type { ChainEntry, Receipt } from '@tenderlane/contract';
import { checkChain, checkReceipt, sha256Hex, type Json } from '@tenderlane/domain';

export interface ChainReport {
  entries: number;
  /** The first entry that does not follow from the one before it; null when all do. */
  brokenAtSeq: number | null;
  /** Entries whose content is known here and is what was committed. */
  proved: number[];
  /** An entry whose known content is not what was committed. */
  contentBrokenAtSeq: number | null;
  /** A receipt of this browser that the chain does not hold. */
  missingReceiptSeq: number | null;
}

/** Computes a tender's chain again, and compares it with the receipts that this browser has kept. */
export function checkTenderChain(chain: readonly ChainEntry[], receipts: readonly Receipt[]): ChainReport {
  const entries = chain.map(({ at_ms: atMs, ...entry }) => ({ ...entry, atMs }));
  const broken = checkChain(entries, sha256Hex);
  const known = entries.filter(({ payload, salt }) => payload !== null && salt !== null);
  const isProved = (entry: (typeof entries)[number]) =>
    checkReceipt(entry, entry.salt ?? '', JSON.parse(entry.payload ?? 'null') as Json, sha256Hex);
  const missing = receipts.find(({ seq, hash }) => !chain.some((entry) => entry.seq === seq && entry.hash === hash));
  return {
    entries: chain.length,
    brokenAtSeq: broken === null ? null : (entries[broken]?.seq ?? broken + 1),
    proved: known.filter(isProved).map(({ seq }) => seq),
    contentBrokenAtSeq: known.find((entry) => !isProved(entry))?.seq ?? null,
    missingReceiptSeq: missing?.seq ?? null,
  };
}
