import { describe, expect, it } from 'vitest';
import { LOAD_ACTIONS, LOAD_STATES, refuseAction, timelineStep, type LoadAction, type LoadState } from './load-state';

// Written out by hand from the product's state table, so that a mistake in the code's table shows.
const TABLE: Record<LoadAction, string> = {
  edit: 'draft ongoing',
  publish: 'draft',
  schedule: 'draft',
  bid: 'ongoing',
  book_now: 'ongoing',
  withdraw: 'ongoing',
  reconfirm: 'ongoing',
  decline: 'ongoing awaiting_confirmation',
  confirm: 'awaiting_confirmation',
  select_option: 'ongoing tender_over',
  approve_option: 'ongoing tender_over',
  extend: 'ongoing',
  reopen: 'tender_over',
  cancel: 'ongoing tender_over awaiting_confirmation processing in_progress',
  release: 'awaiting_confirmation processing',
  carrier_cancel: 'processing in_progress',
  raise_price: 'did_not_take_place tender_over canceled',
  duplicate: LOAD_STATES.join(' '),
  start: 'processing',
  complete: 'in_progress',
  fail: 'in_progress',
  contest: 'completed',
  resolve: 'uncompleted',
  archive: 'completed uncompleted canceled did_not_take_place',
  unarchive: 'archived',
  hand_over:
    'draft ongoing tender_over awaiting_confirmation processing in_progress did_not_take_place completed uncompleted canceled',
  delete: 'draft',
  close: 'ongoing',
  lapse: 'awaiting_confirmation',
  decide: 'tender_over',
  approval_due: 'ongoing tender_over',
  publish_due: 'draft',
  archive_due: 'completed uncompleted canceled did_not_take_place',
  loading_due: 'processing',
  expire: 'ongoing tender_over awaiting_confirmation',
};

const ACTIONS = Object.keys(TABLE) as LoadAction[];
const CELLS = ACTIONS.flatMap((action) =>
  LOAD_STATES.map((state) => ({ action, state, isLegal: TABLE[action].split(' ').includes(state) })),
);

describe('the state table', () => {
  it('the state table has exactly the actions of the product', () => {
    expect(Object.keys(LOAD_ACTIONS).toSorted()).toEqual(ACTIONS.toSorted());
  });

  it.each(CELLS)('the action $action in the state $state is legal: $isLegal', ({ action, state, isLegal }) => {
    const approval = action === 'approve_option' ? {} : null;
    const refused = refuseAction(action, { state, approval });
    expect(refused === null).toBe(isLegal);
    if (refused) expect(refused.params).toEqual({ state });
  });

  it.each<[LoadAction, LoadState, string]>([
    ['select_option', 'processing', 'load.already-awarded'],
    ['book_now', 'awaiting_confirmation', 'load.already-awarded'],
    ['bid', 'tender_over', 'bid.too-late'],
    ['withdraw', 'tender_over', 'bid.withdraw-too-late'],
    ['bid', 'draft', 'load.wrong-state'],
    ['start', 'ongoing', 'load.wrong-state'],
  ])('the action %s in the state %s is refused with %s', (action, state, code) => {
    expect(refuseAction(action, { state })?.code).toBe(code);
  });

  it.each<[LoadAction, LoadState, string]>([
    ['bid', 'ongoing', 'auction.frozen'],
    ['book_now', 'ongoing', 'auction.frozen'],
    ['withdraw', 'ongoing', 'auction.frozen'],
    ['extend', 'ongoing', 'auction.frozen'],
    ['edit', 'ongoing', 'auction.frozen'],
    ['select_option', 'tender_over', 'load.approval-pending'],
    ['reopen', 'tender_over', 'load.approval-pending'],
  ])('a pending approval stops the action %s in %s with %s', (action, state, code) => {
    expect(refuseAction(action, { state, approval: {} })?.code).toBe(code);
  });

  it('a pending approval does not prevent canceling', () => {
    expect(refuseAction('cancel', { state: 'ongoing', approval: {} })).toBeNull();
  });

  it('an approval needs a pending award', () => {
    expect(refuseAction('approve_option', { state: 'tender_over', approval: null })?.code).toBe(
      'load.approval-not-pending',
    );
  });
});

it('the last step of the timeline is the furthest and not the latest', () => {
  expect(timelineStep({})).toBeNull();
  expect(timelineStep({ confirmed: 1, published: 5, winner: 3 })).toBe('confirmed');
});
