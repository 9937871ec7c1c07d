import { beforeEach, expect, it } from 'vitest';
import { clearStored, storedValue } from '../core/local-store';
import { sentCodeStore, type SentCode } from './sent-code';

const sent: SentCode = {
  ...{ login: 'olena@example.com', request: 'r'.repeat(43), channel: 'email' },
  ...{ expiresInS: 600, resendAfterS: 60, sentAtMs: 1_000_000 },
};
beforeEach(() => clearStored('tenderlane.'));

it('a requested code is kept over a reload in its own application', () => {
  sentCodeStore('shipper').write(sent);
  expect(sentCodeStore('shipper').read(sent.sentAtMs + 69 * 60_000)).toEqual(sent);
  expect(sentCodeStore('carrier').read(sent.sentAtMs)).toBeNull();
});

it('a requested code is forgotten after 70 minutes and after the sign-in', () => {
  const kept = sentCodeStore('shipper');
  kept.write(sent);
  expect(kept.read(sent.sentAtMs + 70 * 60_000)).toBeNull();
  kept.write(null);
  expect(kept.read(sent.sentAtMs)).toBeNull();
});

it.each(['{', '7', '"x"', '[]', '{"login":"a@b.c"}', JSON.stringify({ ...sent, sentAtMs: null })])(
  'a damaged copy of a requested code (%s) is ignored',
  (text) => {
    storedValue('tenderlane.shipper.sent-code').write(text);
    expect(sentCodeStore('shipper').read(sent.sentAtMs)).toBeNull();
  },
);
