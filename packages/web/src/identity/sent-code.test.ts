import { beforeEach, expect, it } from 'vitest';
import { clearStored, storedValue } from '../core/local-store';
import { sentCodeStore, type SentCode } from './sent-code';

const sent: SentCode = {
  ...{ login: 'olena@example.com', request: 'r'.repeat(43), channel: 'email' },
  ...{ expiresInS: 600, resendAfterS: 60, sentAtMs: 1_000_000 },
};
beforeEach(() => clearStored('tenderlane.'));

it('a code that was asked for survives a reload, in its own application', () => {
  sentCodeStore('shipper').write(sent);
  expect(sentCodeStore('shipper').read(sent.sentAtMs + 69 * 60_000)).toEqual(sent);
  expect(sentCodeStore('carrier').read(sent.sentAtMs)).toBeNull();
});

it('is forgotten when nobody waits for it any more, and after the sign-in', () => {
  const kept = sentCodeStore('shipper');
  kept.write(sent);
  expect(kept.read(sent.sentAtMs + 70 * 60_000)).toBeNull();
  kept.write(null);
  expect(kept.read(sent.sentAtMs)).toBeNull();
});

it.each(['{', '7', '"x"', '[]', '{"login":"a@b.c"}', JSON.stringify({ ...sent, sentAtMs: null })])(
  'what is kept wrongly (%s) is nothing',
  (text) => {
    storedValue('tenderlane.shipper.sent-code').write(text);
    expect(sentCodeStore('shipper').read(sent.sentAtMs)).toBeNull();
  },
);
