import { queryOptions } from '@tanstack/react-query';
import type { TripView } from '@tenderlane/contract';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { tripKeys } from '@tenderlane/web/trips/query-keys';
import { sendSharedAction, type TripAction } from '@tenderlane/web/trips/trip.api';
import { answerOrNull } from '../../lib/answer-or-null';
import { call } from '../../lib/api';

/** Null for an order that ended before trips were recorded, and in the session of another link. */
export const tripQuery = (loadId: number) =>
  queryOptions({
    queryKey: tripKeys.one(loadId),
    queryFn: async () =>
      (await answerOrNull(call('GET /loads/{id}/trip', { path: { id: loadId } }), 'record.not-found'))?.data ?? null,
    ...liveQuery,
  });

export async function sendTripAction(id: number, action: TripAction): Promise<TripView | null> {
  if (action.do === 'decide') throw new Error('only the shipper decides on a proof');
  return sendSharedAction(call, id, action);
}

/** Null for an order without a trip, and in the session of a link. */
export const driverLinkQuery = (loadId: number) =>
  queryOptions({
    queryKey: tripKeys.driverLink(loadId),
    queryFn: async () =>
      (await answerOrNull(call('GET /loads/{id}/driver_link', { path: { id: loadId } })))?.data ?? null,
    ...liveQuery,
  });

export async function passDriverLink(id: number, channel: 'sms' | 'email' | 'copy', replace: boolean) {
  const { url, ...link } = (await call('POST /loads/{id}/driver_link', { path: { id }, body: { channel, replace } }))
    .data;
  return { link, url };
}

export { call as linkCalls };
