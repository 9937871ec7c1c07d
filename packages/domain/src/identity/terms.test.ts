import { expect, it } from 'vitest';
import { termsState, type TermsFacts } from './terms';

const current = { versions: ['b-en', 'b-uk'], changedAt: 100 };
const facts: TermsFacts = { isNamed: true, accepted: { version: 'a', at: 50 }, signedInAt: 90, current };

it.each<[string, Partial<TermsFacts>, ReturnType<typeof termsState>]>([
  ['accepted earlier terms and signed in before the change', {}, 'announced'],
  ['… and at the moment of the change', { signedInAt: 100 }, 'due'],
  ['never accepted any and signed in before the change', { accepted: null }, 'announced'],
  ['… and after it', { accepted: null, signedInAt: 101 }, 'due'],
  ['accepted the text in another language', { accepted: { version: 'b-uk', at: 50 }, signedInAt: 101 }, null],
  ['accepted after the change', { accepted: { version: 'c', at: 100 }, signedInAt: 101 }, null],
  ['has no name yet', { isNamed: false, accepted: null, signedInAt: 101 }, null],
])('somebody who %s', (_name, change, state) => {
  expect(termsState({ ...facts, ...change })).toBe(state);
});
