import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import type { EventOf } from '../../../platform/events/new-event';
import { createTrips } from './trip.queries';

export const tripSubscribers = { 'option.confirmed': [createTripsOf] } satisfies InTransaction;

async function createTripsOf({ sql }: RecordContext, events: readonly EventOf<'option.confirmed'>[]): Promise<void> {
  const awards = events.flatMap(({ companyId, optionId, at }) =>
    companyId && optionId ? [{ companyId, optionId, at }] : [],
  );
  await createTrips(sql, awards);
}
