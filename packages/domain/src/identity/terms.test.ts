import { expect, it } from 'vitest';
import type { LegalName } from '../shell';
import { unacceptedTerms, type TermsFacts, type UnacceptedTerms } from './terms';

const texts = [
  { name: 'terms-of-use', changedAt: 100 },
  { name: 'policy', changedAt: 40 },
  { name: 'privacy-policy', changedAt: 60 },
] as const;
const current = { versions: ['b-en', 'b-uk'], texts };
const facts: TermsFacts = { isNamed: true, accepted: { version: 'a', at: 50 }, signedInAt: 90, current };
const changed: LegalName[] = ['terms-of-use', 'privacy-policy'];
const all: LegalName[] = ['terms-of-use', 'policy', 'privacy-policy'];

it.each<[string, Partial<TermsFacts>, UnacceptedTerms['state'] | undefined, LegalName[]?]>([
  ['accepted earlier terms and signed in before the change', {}, 'announced', changed],
  ['accepted earlier terms and signed in at the moment of the change', { signedInAt: 100 }, 'due', changed],
  ['accepted before one change of two', { accepted: { version: 'a', at: 60 } }, 'announced', ['terms-of-use']],
  ['never accepted any and signed in before the change', { accepted: null }, 'announced', all],
  ['never accepted any and signed in after the change', { accepted: null, signedInAt: 101 }, 'due', all],
  ['accepted the text in another language', { accepted: { version: 'b-uk', at: 50 }, signedInAt: 101 }, undefined],
  ['accepted after the change', { accepted: { version: 'c', at: 100 }, signedInAt: 101 }, undefined],
  ['has no name yet', { isNamed: false, accepted: null, signedInAt: 101 }, undefined],
])('the terms are due, announced or accepted for a person who %s', (_name, change, state, names) => {
  const terms = unacceptedTerms({ ...facts, ...change });
  expect([terms?.state, terms?.texts.map(({ name }) => name)]).toEqual([state, names]);
});
