import { expect, it } from 'vitest';
import { sha256Hex } from './sha256';

// Published vectors (FIPS 180-4, NIST); the last two were made with OpenSSL over UTF-8 and over a block boundary.
it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['Київ → Қарағанды 🚚 100%', '799f1d29f87011aaa4ebac871e70681d332c99f3efaa1f83e3fc9cd7c7d6dcec'],
  ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
])('the hash of %j is right', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});
