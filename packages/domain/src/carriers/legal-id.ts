import { isOtherIdentity, type CompanyIdentity } from '../brands/identity';
import { refuse, type Refusal } from '../core/refusal';
import { isLinkedRelation, type RelationState } from './relation';

/** Refuses to check a number; null when allowed. The carrier must have its company and have typed a number. */
export function refuseLegalIdCheck(state: RelationState, legalId: string | null): Refusal | null {
  if (!isLinkedRelation(state)) return refuse('carrier.wrong-relation', { state });
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
