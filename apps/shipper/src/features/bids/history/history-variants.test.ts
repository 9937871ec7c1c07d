import { expect, it } from 'vitest';
import { serverMessages } from '@tenderlane/messages/server';
import { sentenceKeys } from '../../../lib/history-keys';
import { variantOf } from './history-variants';

const BID = { amount: 100, currency: 'PLN' };

it.each([
  ['load.created', {}, 'event.load.created'],
  ['load.created', { copied_from: 7 }, 'event.load.created.copied'],
  ['load.scheduled', { publish_at: 1 }, 'event.load.scheduled'],
  ['load.scheduled', { publish_at: null }, 'event.load.scheduled.off'],
  ['load.bid_placed', BID, 'event.load.bid_placed'],
  ['load.bid_placed', {}, 'event.load.bid_placed.hidden'],
  ['load.bid_placed', { ...BID, entered_by: 3 }, 'event.load.bid_placed.by_phone'],
  ['load.bid_placed', { ...BID, provisional: true }, 'event.load.bid_placed.provisional'],
  ['load.extended', { cause: 'late_bid' }, 'event.load.extended.late_bid'],
  ['load.extended', { cause: 'leader_withdrew' }, 'event.load.extended.leader_withdrew'],
  ['load.extended', { cause: 'by_hand' }, 'event.load.extended'],
  ['option.selected', { via: 'automatic' }, 'event.option.selected.automatic'],
  ['option.selected', { via: 'book_now' }, 'event.option.selected.book_now'],
  ['option.selected', { via: 'manual' }, 'event.option.selected'],
  ['truck.created', {}, 'event.record.created'],
  ['load.of_a_newer_page', {}, 'event.other'],
])('%s with %o has the sentence %s', (action, params, key) => {
  const keys = sentenceKeys(action, variantOf(action, params));
  expect(keys.find((one) => one in serverMessages.en.history)).toBe(key);
});
