import { queryOptions } from '@tanstack/react-query';
import type { TripView } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { tripKeys } from '@tenderlane/web/trips/query-keys';
import { sendSharedAction, type TripAction } from '@tenderlane/web/trips/trip.api';
import { call } from '../../lib/api';

/** Null for an order that ended before trips were recorded. */
export const tripQuery = (loadId: number) =>
  queryOptions({
    queryKey: tripKeys.one(loadId),
    queryFn: async (): Promise<TripView | null> => {
      try {
        return (await call('GET /loads/{id}/trip', { path: { id: loadId } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'record.not-found') return null;
        throw error;
      }
    },
    ...liveQuery,
  });

export async function sendTripAction(id: number, action: TripAction): Promise<TripView | null> {
  if (action.do !== 'decide') return sendSharedAction(call, id, action);
  const path = { id, proof_id: action.proofId };
  return (await call('PUT /loads/{id}/trip/proofs/{proof_id}', { path, body: action.body })).data;
}

export const driverLinkQuery = (loadId: number) =>
  queryOptions({
    queryKey: tripKeys.driverLink(loadId),
    queryFn: async () => (await call('GET /loads/{id}/driver_link', { path: { id: loadId } })).data,
    ...liveQuery,
  });

export async function passDriverLink(id: number, channel: 'sms' | 'email') {
  return { link: (await call('POST /loads/{id}/driver_link', { path: { id }, body: { channel } })).data, url: null };
}

export { call as linkCalls };
