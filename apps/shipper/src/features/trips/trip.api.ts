import { queryOptions } from '@tanstack/react-query';
import type { TripView } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { tripKeys } from '@tenderlane/web/trips/query-keys';
import type { TripAction } from '@tenderlane/web/trips/trip.api';
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
  switch (action.do) {
    case 'report':
      return (
        await call('PUT /loads/{id}/trip/stops/{stop_id}', { path: { id, stop_id: action.stopId }, body: action.body })
      ).data;
    case 'prove':
      return (
        await call('POST /loads/{id}/trip/stops/{stop_id}/proofs', {
          path: { id, stop_id: action.stopId },
          body: action.body,
        })
      ).data;
    case 'decide':
      return (
        await call('PUT /loads/{id}/trip/proofs/{proof_id}', {
          path: { id, proof_id: action.proofId },
          body: action.body,
        })
      ).data;
    case 'change':
      return (await call('POST /loads/{id}/trip/changes', { path: { id }, body: action.body })).data;
    case 'answer':
      return (
        await call('PUT /loads/{id}/trip/changes/{change_id}', {
          path: { id, change_id: action.changeId },
          body: action.body,
        })
      ).data;
    case 'add_task':
      return (await call('POST /loads/{id}/trip/tasks', { path: { id }, body: action.body })).data;
    case 'change_task':
      return (
        await call('PUT /loads/{id}/trip/tasks/{task_id}', { path: { id, task_id: action.taskId }, body: action.body })
      ).data;
    case 'delete_task':
      await call('DELETE /loads/{id}/trip/tasks/{task_id}', { path: { id, task_id: action.taskId } });
      return null;
  }
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
