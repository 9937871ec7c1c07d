import type { Json } from '../../core/json';
import { CHAIN_KINDS, type ChainKind } from '../../terms/terms';

/**
 * SHA-256 of the UTF-8 bytes of a text, as 64 lower-case hex digits. It is passed in, because browsers and servers
 * differ.
 */
export type Sha256Hex = (text: string) => string;

/** One link: `seq` counts from 1 without gaps, `atMs` is epoch ms, `commitment` and `hash` are 64 lower-case hex digits. */
export interface ChainEntry {
  seq: number;
  kind: ChainKind;
  atMs: number;
  commitment: string;
  prev: string;
  hash: string;
}

export const CHAIN_START = '0'.repeat(64);

/**
 * The bytes that are hashed: ASCII only, the five fields in this order joined by one vertical bar (0x7C), no end of line:
 * `<prev, 64 hex>|<seq, decimal>|<kind>|<at, epoch ms, decimal>|<commitment, 64 hex>`. No field can contain a bar, so no
 * two entries share their bytes.
 */
export function chainHashInput(entry: Omit<ChainEntry, 'hash'>): string {
  return [entry.prev, entry.seq, entry.kind, entry.atMs, entry.commitment].join('|');
}

/**
 * The bytes of a commitment: the salt as 32 lower-case hex digits (128 bits), directly followed by the payload as canonical
 * JSON, all in UTF-8. The salt keeps prices from being guessed out of the public entries.
 */
export function commitmentInput(saltHex: string, payload: Json): string {
  return saltHex + canonicalJson(payload);
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * JSON by RFC 8785 for the values used here: keys sorted by UTF-16 code units, no spaces, numbers and strings as
 * ECMAScript writes them. Throws on what JSON cannot hold (NaN, infinities, lone surrogates): a bug of the caller.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a number without a JSON form');
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    if (LONE_SURROGATE.test(value)) throw new TypeError('a text with a lone surrogate');
    return JSON.stringify(value);
  }
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([key, member]) => `${canonicalJson(key)}:${canonicalJson(member)}`).join(',')}}`;
}

function isList(value: readonly Json[] | { readonly [key: string]: Json }): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * Returns the index of the first entry that does not follow from the one before it, or null when the whole chain is
 * valid.
 */
export function checkChain(entries: readonly ChainEntry[], sha256hex: Sha256Hex): number | null {
  let prev = CHAIN_START;
  let atMs = -Infinity;
  for (const [index, entry] of entries.entries()) {
    const follows = entry.prev === prev && entry.seq === index + 1 && entry.atMs >= atMs;
    const known = (CHAIN_KINDS as readonly string[]).includes(entry.kind);
    if (!follows || !known || sha256hex(chainHashInput(entry)) !== entry.hash) return index;
    prev = entry.hash;
    atMs = entry.atMs;
  }
  return null;
}

export function checkReceipt(entry: ChainEntry, saltHex: string, payload: Json, sha256hex: Sha256Hex): boolean {
  return sha256hex(commitmentInput(saltHex, payload)) === entry.commitment;
}
