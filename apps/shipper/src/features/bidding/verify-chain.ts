import type { ChainEntry } from '@tenderlane/contract';
import { checkChain, checkReceipt, sha256Hex, type Json } from '@tenderlane/domain';

export interface ChainVerdict {
  entries: number;
  /** How many contents could be seen and are what was committed. */
  contents: number;
  /** Number of the first entry that does not follow from the one before it. */
  brokenAt: number | null;
  /** Number of the first entry whose content is not what was committed. */
  contentBrokenAt: number | null;
}

/** Computes a chain again, entry by entry, with the content of those that may be seen. */
export function verifyChain(entries: readonly ChainEntry[]): ChainVerdict {
  // An entry without its place follows from nothing.
  const links = entries.map(({ at_ms: atMs, seq, prev, hash, ...entry }) => ({
    ...entry,
    seq: seq ?? 0,
    prev: prev ?? '',
    hash: hash ?? '',
    atMs,
  }));
  const broken = checkChain(links, sha256Hex);
  const seen = links.flatMap((link) =>
    link.payload === null || link.salt === null ? [] : [{ link, salt: link.salt, payload: link.payload }],
  );
  const wrong = seen.find(({ link, salt, payload }) => !holds(link, salt, payload));
  return {
    entries: links.length,
    contents: seen.length,
    brokenAt: broken === null ? null : broken + 1,
    contentBrokenAt: wrong?.link.seq ?? null,
  };
}

function holds(link: Parameters<typeof checkReceipt>[0], salt: string, payload: string): boolean {
  try {
    return checkReceipt(link, salt, JSON.parse(payload) as Json, sha256Hex);
  } catch {
    // A content that is not even JSON was never committed.
    return false;
  }
}
