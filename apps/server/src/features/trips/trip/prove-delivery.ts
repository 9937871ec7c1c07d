import type { BodyOf, ShipperApi, TripView } from '@tenderlane/contract';
import { proofDueAt, proofState, refuseProof, refuseProofDecision } from '@tenderlane/domain/trips';
import type { MemberContext } from '../../../platform/context';
import { invalidField, throwIfRefused } from '../../../platform/errors';
import type { CommandActor } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { holdRecordFiles } from '../../files';
import { findStop, lockTrip, type LockedTrip } from './lock-trip';
import { insertProof, markRepeated, saveDecision, type NewProofRow } from './proof.queries';
import { aboutStop, followLockedOrder } from './report-stop';
import { showTrip } from './show-trip';
import type { StopRow } from './trip.queries';

type NewProof = BodyOf<ShipperApi['POST /loads/{id}/trip/stops/{stop_id}/proofs']>;
type Decision = BodyOf<ShipperApi['PUT /loads/{id}/trip/proofs/{proof_id}']>;

export const PROOF_FILES = 'trip_proofs';

export async function addProof(
  context: MemberContext,
  loadId: number,
  stopId: number,
  proof: NewProof,
): Promise<TripView> {
  const { side: source, accountId } = context.principal;
  const fileIds = filesOfProof(proof);
  const locked = await lockTrip(context, loadId);
  const { trip, stops, now } = locked;
  const stop = findStop(stops, stopId);
  throwIfRefused(refuseProof(trip, findStop(trip.stops, stopId)));
  const signer = proof.name ?? null;
  await saveProof(context, locked, stop, {
    source,
    signer,
    isInside: null,
    at: now,
    accountId,
    clientId: null,
    fileIds,
  });
  return showTrip(context, loadId);
}

export function filesOfProof({ file_ids: files, name, signature }: NewProof): number[] {
  const fileIds = signature === undefined ? files : [signature, ...files.filter((id) => id !== signature)];
  if (fileIds.length === 0) throw invalidField('file_ids', 'too-short');
  if (signature !== undefined && !name) throw invalidField('name', 'required');
  return fileIds;
}

type AddedProof = Pick<NewProofRow, 'source' | 'signer' | 'isInside' | 'at' | 'accountId' | 'clientId'> & {
  fileIds: readonly number[];
};

export async function saveProof(
  context: RecordContext & CommandActor & { principal: { companyId: number } },
  locked: LockedTrip,
  stop: StopRow,
  { fileIds, ...proof }: AddedProof,
): Promise<void> {
  const { row, now } = locked;
  const state = proofState({ isShipper: proof.source === 'shipper', isInside: proof.isInside });
  const dueAt = state === 'waiting' ? proofDueAt({ at: now }) : null;
  const entityId = await insertProof(context.sql, row.company_id, { ...proof, stopId: stop.id, state, dueAt });
  await holdRecordFiles(context, { entity: PROOF_FILES, entityId, fileIds, kinds: 'documents' });
  await markRepeated(context.sql, row.company_id, entityId);
  const { params, ...event } = aboutStop(context, locked, stop);
  await record(context, [{ ...event, action: 'trip.proof_added', params: { ...params, proof_id: entityId, state } }]);
  await followLockedOrder(context, locked);
}

export async function decideProof(
  context: MemberContext,
  loadId: number,
  proofId: number,
  { accept, reason = '' }: Decision,
): Promise<TripView> {
  const { sql, principal } = context;
  const locked = await lockTrip(context, loadId);
  const { row, proofs, stops, now } = locked;
  const proof = findStop(proofs, proofId);
  throwIfRefused(refuseProofDecision(locked.trip, proof, { accept, reason }));
  const state = accept ? 'accepted' : 'refused';
  const decision = {
    proofIds: [proofId],
    state,
    reason: reason || null,
    accountId: principal.accountId,
    at: now,
  } as const;
  await saveDecision(sql, row.company_id, decision);
  const { params, ...event } = aboutStop(context, locked, findStop(stops, proof.stop_id));
  await record(context, [
    {
      ...event,
      action: 'trip.proof_decided',
      params: { ...params, proof_id: proofId, state, ...(reason && { reason }) },
    },
  ]);
  await followLockedOrder(context, locked);
  return showTrip(context, loadId);
}
