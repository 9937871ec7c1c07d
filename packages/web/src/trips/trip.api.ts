import type { BodyOf, ShipperApi, TripView } from '@tenderlane/contract';
import type { Side } from '@tenderlane/domain/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Client } from '../core/client/client';
import { tripKeys } from './query-keys';

export type StopReport = BodyOf<ShipperApi['PUT /loads/{id}/trip/stops/{stop_id}']>;
export type Reported = StopReport['state'];
export type NewProof = BodyOf<ShipperApi['POST /loads/{id}/trip/stops/{stop_id}/proofs']>;
type Decision = BodyOf<ShipperApi['PUT /loads/{id}/trip/proofs/{proof_id}']>;
export type NewTask = BodyOf<ShipperApi['POST /loads/{id}/trip/tasks']>;
export type TaskChange = BodyOf<ShipperApi['PUT /loads/{id}/trip/tasks/{task_id}']>;
export type NewChange = BodyOf<ShipperApi['POST /loads/{id}/trip/changes']>;

export type TripAction =
  | { do: 'report'; stopId: number; body: StopReport }
  | { do: 'prove'; stopId: number; body: NewProof }
  | { do: 'decide'; proofId: number; body: Decision }
  | { do: 'change'; body: NewChange }
  | { do: 'answer'; changeId: number; body: Decision }
  | { do: 'add_task'; body: NewTask }
  | { do: 'change_task'; taskId: number; body: TaskChange }
  | { do: 'delete_task'; taskId: number };

type SharedCalls = Pick<
  ShipperApi,
  | 'PUT /loads/{id}/trip/stops/{stop_id}'
  | 'POST /loads/{id}/trip/stops/{stop_id}/proofs'
  | 'POST /loads/{id}/trip/changes'
  | 'PUT /loads/{id}/trip/changes/{change_id}'
  | 'POST /loads/{id}/trip/tasks'
  | 'PUT /loads/{id}/trip/tasks/{task_id}'
  | 'DELETE /loads/{id}/trip/tasks/{task_id}'
>;

export async function sendSharedAction(
  call: Client<SharedCalls>['call'],
  id: number,
  action: Exclude<TripAction, { do: 'decide' }>,
): Promise<TripView | null> {
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

/** A trip as one side sees it. */
export interface TripSide {
  loadId: number;
  side: Side;
  /** False: the person only reads. */
  mayReport: boolean;
  mayPlan: boolean;
  /** Sends an action and returns the trip after it; null if it has to be read again. */
  send: (action: TripAction) => Promise<TripView | null>;
}

export const TripContext = createContext<TripSide | null>(null);

export function useTripSide(): TripSide {
  const side = use(TripContext);
  if (!side) throw new Error('a part of a trip is outside its context');
  return side;
}

export function useTripAction(onDone: () => void) {
  const { loadId, send } = useTripSide();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true as const },
    mutationFn: send,
    onSuccess: (trip) => {
      if (trip) queryClient.setQueryData(tripKeys.one(loadId), trip);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tripKeys.load(loadId) }),
  });
}
