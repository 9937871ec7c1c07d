import { describe, expect, it } from 'vitest';
import { LOAD_STATES } from '../loads/load-state';
import { DAY_MS } from '../core/time';
import type { FigureItem } from './facts';
import { refuseFigureContest, refuseContestDecision } from './contest';
import { isSameReview, refuseReview, refuseReviewOf, type ReviewInput } from './review';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const completed = { state: 'completed', previousState: null } as const;

describe('a review', () => {
  it('a review is written after the delivery of an order, also from the archive', () => {
    const open = LOAD_STATES.filter((state) => refuseReviewOf({ state, previousState: null }) === null);
    expect(open).toEqual(['completed']);
    expect(refuseReviewOf({ state: 'archived', previousState: 'completed' })).toBeNull();
    expect(refuseReviewOf({ state: 'archived', previousState: 'canceled' })?.code).toBe('review.not-completed');
  });

  it.each([
    [5, null, null],
    [4, null, null],
    [3, null, 'review.reason-required'],
    [1, null, 'review.reason-required'],
    [1, 'Broken pallets', null],
  ])('a review with %i stars and the reason %s is accepted or refused: %s', (stars, reason, code) => {
    expect(refuseReview(completed, null, { stars, reason }, NOW)?.code ?? null).toBe(code);
  });

  it.each([
    ['at once', 0, null],
    ['a moment before two weeks', 14 * DAY_MS - 1, null],
    ['after two weeks', 14 * DAY_MS, 'review.closed'],
  ])('a review may be changed %s: %s', (_name, age, code) => {
    expect(refuseReview(completed, NOW - age, { stars: 5, reason: null }, NOW)?.code ?? null).toBe(code);
  });

  it('a review may be changed after a contest of its load', () => {
    const contested = { state: 'uncompleted', previousState: null } as const;
    expect(refuseReview(contested, NOW - DAY_MS, { stars: 2, reason: 'Damage' }, NOW)).toBeNull();
    expect(refuseReview(contested, null, { stars: 2, reason: 'Damage' }, NOW)?.code).toBe('review.not-completed');
  });

  it('a review with the same tags in another order is unchanged', () => {
    const review: ReviewInput = { stars: 4, tags: ['late', 'careful'], reason: null, privateNote: null };
    expect(isSameReview(review, { ...review, tags: ['careful', 'late'] })).toBe(true);
    expect(isSameReview(review, { ...review, tags: ['late'] })).toBe(false);
    expect(isSameReview(review, { ...review, privateNote: 'x' })).toBe(false);
  });
});

describe('a contest of a record', () => {
  const missed: FigureItem = {
    metric: 'response',
    optionId: 1,
    loadId: 1,
    at: NOW - DAY_MS,
    outcome: 'no_answer',
    value: 0,
    exclusion: null,
  };

  it.each<[string, FigureItem | undefined, string | null]>([
    ['a record that counts against the carrier', missed, null],
    ['an unknown record', undefined, 'contest.not-counted'],
    ['a good record', { ...missed, outcome: 'bid', value: 1 }, 'contest.not-counted'],
    ['an excluded record', { ...missed, exclusion: 'brief' }, 'contest.not-counted'],
    ['a record outside the window', { ...missed, at: NOW - 92 * DAY_MS }, 'contest.not-counted'],
  ])('a contest is accepted or refused for %s', (_name, item, code) => {
    expect(refuseFigureContest(item, null, NOW)?.code ?? null).toBe(code);
  });

  it.each(['open', 'accepted', 'declined'] as const)(
    'a second contest is refused, also when the first is %s',
    (state) => {
      expect(refuseFigureContest(missed, { state }, NOW)).toEqual({ code: 'contest.exists', params: { state } });
    },
  );

  it.each([
    ['open', true, null, null],
    ['open', false, 'You were told', null],
    ['open', false, null, 'contest.text-required'],
    ['accepted', true, null, 'contest.decided'],
    ['declined', true, null, 'contest.decided'],
  ] as const)(
    'a contest that is %s, accepted (%s) with the text %s is decided or refused: %s',
    (state, accept, text, code) => {
      expect(refuseContestDecision({ state }, { accept, text })?.code ?? null).toBe(code);
    },
  );
});
