import { expect, it } from 'vitest';
import type { FacilityHours } from './facility';
import { refuseFacilityProposal, refuseProposalDecision, type ProposalFacts } from './proposals';
import { refuseFacilityHours } from './refuse-hours';

type Day = FacilityHours['days'][number];
const day = (change: Partial<Day> = {}): Day => ({ day: 1, from: '08:00', to: '18:00', breaks: [], ...change });
const hours = (days: Day[], holidays: { date: string }[] = []): FacilityHours => ({ days, holidays });

it.each<[string, FacilityHours | null, string | null, string?]>([
  ['no value', null, null],
  ['a usual week', hours([day(), day({ day: 2 })]), null],
  ['a day of 24 hours', hours([day({ from: '00:00', to: '24:00' })]), null],
  ['a break', hours([day({ breaks: [{ from: '12:00', to: '13:00' }] })]), null],
  [
    'an end before the beginning',
    hours([day({ from: '18:00', to: '08:00' })]),
    'facility.hours-order',
    'hours.days.0.to',
  ],
  ['no time at all', hours([day({ to: '08:00' })]), 'facility.hours-order', 'hours.days.0.to'],
  ['a day twice', hours([day(), day()]), 'facility.day-twice', 'hours.days.1.day'],
  [
    ...(['a break that ends before it begins', hours([day({ breaks: [{ from: '13:00', to: '12:00' }] })])] as const),
    ...(['facility.hours-order', 'hours.days.0.breaks.0.to'] as const),
  ],
  [
    ...(['a break before the day', hours([day({ breaks: [{ from: '07:00', to: '09:00' }] })])] as const),
    ...(['facility.break-outside', 'hours.days.0.breaks.0.from'] as const),
  ],
  [
    ...(['a break to the end of the day', hours([day({ breaks: [{ from: '17:00', to: '18:00' }] })])] as const),
    ...(['facility.break-outside', 'hours.days.0.breaks.0.from'] as const),
  ],
  [
    'breaks that overlap',
    hours([
      day({
        breaks: [
          { from: '12:30', to: '14:00' },
          { from: '12:00', to: '13:00' },
        ],
      }),
    ]),
    ...(['facility.breaks-overlap', 'hours.days.0.breaks.0.from'] as const),
  ],
  [
    'a holiday twice',
    hours([day()], [{ date: '2026-12-25' }, { date: '2026-12-25' }]),
    ...(['facility.holiday-twice', 'hours.holidays.1.date'] as const),
  ],
])('hours with %s are accepted or refused', (_what, value, code, field) => {
  const refusal = refuseFacilityHours(value);
  expect(refusal?.code ?? null).toBe(code);
  expect(refusal?.field).toBe(field);
});

const PUBLIC: ProposalFacts = {
  ...{ kind: 'correction', isPublic: true, isDeleted: false, isPublished: false, hasOpen: false, openCount: 0 },
};
const OWN: ProposalFacts = { ...PUBLIC, kind: 'publication', isPublic: false };

it.each<[string, ProposalFacts, string | null]>([
  ['a correction of a public facility', PUBLIC, null],
  ['an own facility for everybody', OWN, null],
  ['a correction of an own facility', { ...PUBLIC, isPublic: false }, 'facility.not-public'],
  ['a public facility once more', { ...OWN, isPublic: true }, 'facility.already-public'],
  ['a facility that is already published', { ...OWN, isPublished: true }, 'facility.already-public'],
  ['a second one while the first is open', { ...PUBLIC, hasOpen: true }, 'facility.proposal-open'],
  ['a deleted facility', { ...OWN, isDeleted: true }, 'facility.deleted'],
  ['a proposal above the limit', { ...OWN, openCount: 100 }, 'facility.too-many-proposals'],
])('a proposal is accepted or refused: %s', (_what, facts, code) =>
  expect(refuseFacilityProposal(facts)?.code ?? null).toBe(code),
);

it('a proposal is decided once', () => {
  expect(refuseProposalDecision('open')).toBeNull();
  for (const state of ['approved', 'declined', 'withdrawn'] as const)
    expect(refuseProposalDecision(state)).toMatchObject({ code: 'facility.proposal-decided', params: { state } });
});
