import { refuse, type Refusal } from '../core/refusal';
import { SILENCE_MS } from './evidence';
import { refuseOver, type Trip, type TripStop } from './stop';

export const PROOF_STATES = ['waiting', 'accepted', 'refused'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** A proof of delivery: a signature with the name of the signer, or files of the signed paper. Times are epoch ms. */
export interface Proof {
  id: number;
  stopId: number;
  state: ProofState;
  at: number;
}

/** The shipper's own proof and one made inside the geofence are accepted at once; others wait for the shipper. */
export const proofState = (from: { isShipper: boolean; isInside: boolean | null }): ProofState =>
  from.isShipper || from.isInside === true ? 'accepted' : 'waiting';

/** Silence of the shipper accepts a proof at this moment, epoch ms. */
export const proofDueAt = ({ at }: Pick<Proof, 'at'>): number => at + SILENCE_MS;

export function refuseProof(
  trip: Pick<Trip, 'state'>,
  { kind, skippedAt }: Pick<TripStop, 'kind' | 'skippedAt'>,
): Refusal | null {
  const over = refuseOver(trip);
  if (over) return over;
  return kind === 'delivery' && skippedAt === null ? null : refuse('trip.proof-not-delivery');
}

/** A proof is decided once and before the trip ends; a refusal needs a reason. */
export function refuseProofDecision(
  trip: Pick<Trip, 'state'>,
  { state }: Pick<Proof, 'state'>,
  { accept, reason = '' }: { accept: boolean; reason?: string },
): Refusal | null {
  if (state !== 'waiting') return refuse('trip.proof-decided');
  const over = refuseOver(trip);
  if (over) return over;
  return accept || reason.trim() !== '' ? null : refuse('trip.reason-required', undefined, 'reason');
}

const ofStop = (proofs: readonly Proof[], stopId: number, states: readonly ProofState[]) =>
  proofs.filter((proof) => proof.stopId === stopId && states.includes(proof.state));

/** The time of the last first proof of a delivery, epoch ms; null while a delivery has none. */
export function proofAt(deliveries: readonly number[], proofs: readonly Proof[]): number | null {
  const first = deliveries.map((id) => Math.min(...ofStop(proofs, id, ['waiting', 'accepted']).map(({ at }) => at)));
  return first.length > 0 && first.every(Number.isFinite) ? Math.max(...first) : null;
}

export const hasAcceptedProofs = (deliveries: readonly number[], proofs: readonly Proof[]): boolean =>
  deliveries.length > 0 && deliveries.every((id) => ofStop(proofs, id, ['accepted']).length > 0);
