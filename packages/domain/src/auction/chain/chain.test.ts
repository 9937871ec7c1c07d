import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from './sha256';
import {
  canonicalJson,
  CHAIN_START,
  chainHashInput,
  checkChain,
  checkReceipt,
  commitmentInput,
  type ChainEntry,
} from './chain';

const SALT = '00112233445566778899aabbccddeeff';

function buildChain(payloads: readonly { price: number }[]): ChainEntry[] {
  const entries: ChainEntry[] = [];
  for (const [index, payload] of payloads.entries()) {
    const commitment = sha256Hex(commitmentInput(SALT, payload));
    const prev = entries.at(-1)?.hash ?? CHAIN_START;
    const entry = { prev, seq: index + 1, kind: 'bid', atMs: 1_000 + index, commitment } as const;
    entries.push({ ...entry, hash: sha256Hex(chainHashInput(entry)) });
  }
  return entries;
}

describe('the chain', () => {
  const chain = buildChain([{ price: 3 }, { price: 2 }, { price: 1 }]);

  it('the hash of an entry covers exactly the documented bytes', () => {
    const entry = {
      prev: CHAIN_START,
      seq: 1,
      kind: 'publish',
      atMs: 1_790_000_000_000,
      commitment: 'c'.repeat(64),
    } as const;
    expect(chainHashInput(entry)).toBe(`${'0'.repeat(64)}|1|publish|1790000000000|${'c'.repeat(64)}`);
    expect(commitmentInput(SALT, { b: 1, a: 'ї' })).toBe(`${SALT}{"a":"ї","b":1}`);
  });

  it('an unchanged or empty chain passes the check', () => {
    expect(checkChain(chain, sha256Hex)).toBeNull();
    expect(checkChain([], sha256Hex)).toBeNull();
  });

  it.each<[string, (entry: ChainEntry) => ChainEntry]>([
    ['another time', (entry) => ({ ...entry, atMs: entry.atMs + 1 })],
    ['another kind', (entry) => ({ ...entry, kind: 'withdraw' })],
    ['another commitment', (entry) => ({ ...entry, commitment: 'd'.repeat(64) })],
    ['another hash', (entry) => ({ ...entry, hash: 'd'.repeat(64) })],
    ['another number', (entry) => ({ ...entry, seq: 5 })],
  ])('the check finds the first entry with %s', (_name, change) => {
    expect(
      checkChain(
        chain.map((entry, index) => (index === 1 ? change(entry) : entry)),
        sha256Hex,
      ),
    ).toBe(1);
  });

  it('the check finds a removed, a swapped and a back-dated entry', () => {
    expect(checkChain(chain.slice(1), sha256Hex)).toBe(0);
    expect(
      checkChain(
        [chain[0], chain[2], chain[1]].filter((entry) => entry !== undefined),
        sha256Hex,
      ),
    ).toBe(1);
    const late = { prev: chain[2]?.hash ?? '', seq: 4, kind: 'close', atMs: 1, commitment: 'c'.repeat(64) } as const;
    expect(checkChain([...chain, { ...late, hash: sha256Hex(chainHashInput(late)) }], sha256Hex)).toBe(3);
  });

  it('a receipt is valid for its own entry only', () => {
    const [first] = chain;
    if (!first) throw new Error('no entry');
    expect(checkReceipt(first, SALT, { price: 3 }, sha256Hex)).toBe(true);
    expect(checkReceipt(first, SALT, { price: 4 }, sha256Hex)).toBe(false);
    expect(checkReceipt(first, SALT.replace('0', '1'), { price: 3 }, sha256Hex)).toBe(false);
  });
});

describe('canonical JSON', () => {
  it('canonical JSON equals the examples of RFC 8785', () => {
    const literals = { literals: [null, true, false], numbers: [333333333.33333329, 1e30, 4.5, 0.002, 1e-27] };
    expect(canonicalJson(literals)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27]}',
    );
    expect(canonicalJson({ '\u20ac': 1, '\r': 2, '1': 3, '\u00f6': 4 })).toBe('{"\\r":2,"1":3,"ö":4,"€":1}');
  });

  it('canonical JSON does not depend on the order of keys and is read as the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.boolean())), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual({ ...value });
      }),
    );
  });

  it('canonical JSON refuses a value without a JSON form', () => {
    expect(() => canonicalJson(Number.NaN)).toThrow(TypeError);
    expect(() => canonicalJson('\ud800')).toThrow(TypeError);
  });
});
