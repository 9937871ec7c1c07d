import { expect, it } from 'vitest';
import { decideMerge, type MergeSide } from './merge';

const side = (id: number, state: MergeSide['state'], hasCompany = false): MergeSide => ({ id, state, hasCompany });
const refused = (code: string) => expect.objectContaining({ code });

it.each([
  ['itself', side(1, 'suggested'), side(1, 'suggested'), refused('carrier.merge-itself')],
  ['two companies', side(1, 'verified', true), side(2, 'verified', true), refused('carrier.two-companies')],
  ['a company into a typed one', side(1, 'verified', true), side(2, 'suggested'), refused('carrier.merge-other-way')],
  ['one that was removed', side(1, 'removed'), side(2, 'verified', true), refused('carrier.wrong-relation')],
  ['into one that was removed', side(1, 'suggested'), side(2, 'removed'), refused('carrier.wrong-relation')],
  ['a typed one into a company', side(1, 'suggested'), side(2, 'verified', true), { takesInvitation: false }],
  ['an invited one into a company', side(1, 'invited'), side(2, 'suspended', true), { takesInvitation: false }],
  ['an invited one into a typed one', side(1, 'invited'), side(2, 'suggested'), { takesInvitation: true }],
  ['two invited ones', side(1, 'invited'), side(2, 'invited'), { takesInvitation: false }],
])('merging %s is allowed or refused', (_name, from, into, outcome) => {
  expect(decideMerge(from, into)).toEqual(outcome);
});
