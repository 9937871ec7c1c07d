// On plain http, in a local network, browsers offer no hashing of their own; the chain must be checkable there too.

/** The first 32 bits of the fractional parts of the n-th roots of the first primes, as FIPS 180-4 defines its constants. */
function rootsOfPrimes(count: number, exponent: number): Uint32Array {
  const constants: number[] = [];
  for (let candidate = 2; constants.length < count; candidate += 1) {
    if (!isPrime(candidate)) continue;
    const root = candidate ** exponent;
    constants.push(Math.floor((root - Math.floor(root)) * 2 ** 32));
  }
  return Uint32Array.from(constants);
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
    if (candidate % divisor === 0) return false;
  }
  return true;
}

const ROUND = rootsOfPrimes(64, 1 / 3);
const START = rootsOfPrimes(8, 1 / 2);

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** UTF-8 of a text, followed by the padding of SHA-256 to whole blocks of 64 bytes. */
function paddedBytes(text: string): DataView {
  const bytes = Array.from(encodeURIComponent(text).matchAll(/%(..)|[^%]/g), ([char, hex]) =>
    hex === undefined ? char.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  for (const [index, byte] of bytes.entries()) view.setUint8(index, byte);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
}

function schedule(block: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) {
      words[i] = block.getUint32(offset + i * 4);
      continue;
    }
    const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    words[i] = at(i - 16) + s0 + at(i - 7) + s1;
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function compress(state: State, words: Uint32Array): State {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}

/** SHA-256 of the UTF-8 bytes of a text as 64 lower-case hex digits. Source: FIPS 180-4. The text must hold no lone surrogate. */
export function sha256Hex(text: string): string {
  const bytes = paddedBytes(text);
  let state = Array.from(START) as State;
  for (let offset = 0; offset < bytes.byteLength; offset += 64) {
    const mixed = compress(state, schedule(bytes, offset));
    state = state.map((word, index) => (word + (mixed[index] ?? 0)) | 0) as State;
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
