import { describe, expect, it } from 'vitest';
import type { LoadAuction } from '../auction/auction';
import { applyChange, toChange } from '../auction/change';
import { nextDueAt } from '../auction/due';
import { publishLoad, schedulePublication } from '../auction/publish/publish-load';
import { draftFields } from '../loads/load-fields';
import { archiveLoad, completeLoad, failLoad, startLoading, unarchiveLoad } from '../loads/progress';
import { buildBidder, buildLoad, END, minutes, PICKUP, START } from '../bids/testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import { onDue } from './on-due';

const MONTH = minutes(30 * 24 * 60);
const approval = {
  optionId: 1,
  bidId: 101,
  via: 'manual',
  requestedBy: 7,
  requestedAt: START,
  endsAt: END + 5,
} as const;
const draft = (fields: Partial<LoadAuction> = {}) => buildLoad({ ...draftFields(), ...fields });

describe('due times of loads', () => {
  it.each<[string, LoadAuction, number | null, LoadAuction['state'] | undefined]>([
    ['a draft without a date', draft(), null, undefined],
    ['a scheduled draft', draft({ publishAt: END }), END, 'ongoing'],
    ['an open tender', buildLoad(), END, 'tender_over'],
    [
      'an undecided tender',
      buildLoad({ state: 'tender_over', decisionEndsAt: END + 1 }),
      END + 1,
      'did_not_take_place',
    ],
    [
      'an unconfirmed award',
      buildLoad({ state: 'awaiting_confirmation', selectedOptionId: 2, confirmationEndsAt: END + 2, leftMs: 0 }),
      END + 2,
      'tender_over',
    ],
    [
      'a pending approval',
      buildLoad({ state: 'tender_over', decisionEndsAt: END, approval, leftMs: 0 }),
      END + 5,
      'tender_over',
    ],
    ['an order in work', buildLoad({ state: 'processing' }), PICKUP + minutes(32 * 60), undefined],
    ['an order without a window', buildLoad({ state: 'processing', firstPickupTo: null }), null, undefined],
    ['a trip', buildLoad({ state: 'in_progress' }), null, undefined],
    ['a cancelled load', buildLoad({ state: 'canceled', finishedAt: END }), END + MONTH, 'archived'],
    ['an archived load', buildLoad({ state: 'archived', finishedAt: END }), null, undefined],
  ])('the due time and its effect are found for %s', (_name, load, dueAt, state) => {
    const standings = [buildBidder(1, 900_000, { state: load.approval ? 'pending_approval' : 'active' })];
    expect(nextDueAt(load, [])).toBe(dueAt);
    expect(load.dueAt).toBe(dueAt);
    if (dueAt === null) return expect(onDue(load, standings, END * 2)).toBeNull();
    expect(onDue(load, standings, dueAt - 1)).toBeNull();
    const change = onDue(load, standings, dueAt);
    expect(change?.load.state).toBe(state);
    expect(change?.load.dueAt).not.toBe(dueAt);
  });

  it('a scheduled draft is published at its time, or its date is removed with the missing fields', () => {
    const load = draft({ publishAt: END });
    const published = onDue(load, [], END);
    expect(published?.load).toMatchObject({ publishAt: null, publishedAt: END, end0: END + minutes(24 * 60) });
    const failed = onDue(load, [], END, [{ field: 'cargo.name', code: 'required' }]);
    expect(failed?.load).toEqual({ publishAt: null, dueAt: null });
    expect(failed?.events).toMatchObject([{ action: 'load.publication_failed' }]);
  });
});

describe('publishing', () => {
  it('a publication sets the end, invites carriers and starts the chain', () => {
    const change = allowed(publishLoad(draft(), [], START));
    expect(change.load).toMatchObject({ state: 'ongoing', end0: END, effectiveEnd: END, dueAt: END });
    expect(change.chain.map(({ kind }) => kind)).toEqual(['publish']);
    expect(change.events).toMatchObject([{ action: 'load.published' }]);
  });

  it('a publication is refused with every missing field, and for a published tender', () => {
    const missing = [{ field: 'cargo.name', code: 'required' } as const];
    expect(publishLoad(draft(), missing, START)).toEqual({
      code: 'load.incomplete',
      params: { fields: ['cargo.name'] },
    });
    expect(codeOf(publishLoad(buildLoad(), [], START))).toBe('load.wrong-state');
  });

  it('a publication can be scheduled and canceled', () => {
    expect(allowed(schedulePublication(draft(), END, [], START)).load).toEqual({ publishAt: END, dueAt: END });
    expect(allowed(schedulePublication(draft({ publishAt: END }), null, [], START)).load.dueAt).toBeNull();
    expect(codeOf(schedulePublication(draft(), START, [], START))).toBe('load.publish-in-past');
  });
});

describe('an order on its way', () => {
  const facts = { vehicleSetAt: START, papersReadyAt: START, deliveredAt: END, proofAt: END };
  const order = buildLoad({ state: 'processing', selectedOptionId: 1, ...facts });
  const trip = applyChange(order, [], toChange(allowed(startLoading(order, END)))).load;

  it('an order is loaded and then delivered or not', () => {
    expect(trip).toMatchObject({ state: 'in_progress', timeline: { loading: END } });
    expect(allowed(completeLoad(trip, END + 1)).load).toMatchObject({ state: 'completed', dueAt: END + 1 + MONTH });
    expect(allowed(failLoad(trip, 'accident', END + 1)).load.state).toBe('uncompleted');
    expect(codeOf(failLoad(trip, '', END + 1))).toBe('load.reason-required');
  });

  it('an archived order returns to its previous state for another thirty days', () => {
    const done = applyChange(trip, [], toChange(allowed(completeLoad(trip, END)))).load;
    const archived = applyChange(done, [], toChange(allowed(archiveLoad(done)))).load;
    expect(archived).toMatchObject({ state: 'archived', previousState: 'completed', dueAt: null });
    expect(allowed(unarchiveLoad(archived, END + MONTH)).load).toMatchObject({
      state: 'completed',
      previousState: null,
      dueAt: END + 2 * MONTH,
    });
    expect(codeOf(unarchiveLoad({ ...archived, previousState: null }, END))).toBe('load.wrong-state');
  });
});
