import { refuse, type Refusal } from '../core/refusal';
import type { RelationState } from './relation';

export function readLegalId(typed: string | null | undefined): string | null {
  const letters = (typed ?? '').replaceAll('№', '').normalize('NFKC');
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() || null;
}

export interface CompanyIdentity {
  name: string;
  countryId: string | null;
  legalId: string | null;
}

/** A confirmation covers name, number and country together; a change of one ends it. */
export function isOtherIdentity(before: CompanyIdentity, after: CompanyIdentity): boolean {
  return before.name !== after.name || before.countryId !== after.countryId || before.legalId !== after.legalId;
}

const CHECKED_STATES: readonly RelationState[] = ['requested', 'on_review', 'verified', 'suspended'];

/** Refuses to check a number; null when allowed. The carrier must have its company and have typed a number. */
export function refuseLegalIdCheck(state: RelationState, legalId: string | null): Refusal | null {
  if (!CHECKED_STATES.includes(state)) return refuse('carrier.wrong-relation', { state });
  return legalId === null ? refuse('number.missing') : null;
}

export interface ConfirmationFacts {
  state: RelationState;
  /** The carrier's data now, and as the person who checked the papers saw them. */
  identity: CompanyIdentity;
  seen: CompanyIdentity;
  confirmedFor: { id: number; name: string } | null;
  isConfirmedElsewhere: boolean;
}

/** Refuses a confirmation; null when allowed. A number may be confirmed only once in a network. */
export function refuseConfirmation(facts: ConfirmationFacts): Refusal | null {
  const refusal = refuseLegalIdCheck(facts.state, facts.identity.legalId);
  if (refusal) return refusal;
  if (isOtherIdentity(facts.identity, facts.seen)) return refuse('number.changed');
  if (facts.confirmedFor) {
    return refuse('number.confirmed-here', { carrier: facts.confirmedFor.name, carrier_id: facts.confirmedFor.id });
  }
  return facts.isConfirmedElsewhere ? refuse('number.confirmed-elsewhere') : null;
}
