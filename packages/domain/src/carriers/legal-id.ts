import { refuse, type Refusal } from '../refusal';
import type { RelationState } from './relation';

/** One spelling of a company's registration number, so that the same number is found however it was typed. */
export function readLegalId(typed: string | null | undefined): string | null {
  const letters = (typed ?? '').replaceAll('№', '').normalize('NFKC');
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() || null;
}

/** What identifies a company on paper. */
export interface CompanyIdentity {
  name: string;
  countryId: string | null;
  legalId: string | null;
}

/** A confirmation is of a name with a number in a country; when one of them changes it is of something else. */
export function isOtherIdentity(before: CompanyIdentity, after: CompanyIdentity): boolean {
  return before.name !== after.name || before.countryId !== after.countryId || before.legalId !== after.legalId;
}

const CHECKED_STATES: readonly RelationState[] = ['requested', 'on_review', 'verified', 'suspended'];

/** Says why there is no number to confirm: papers are checked of a carrier that is there with its company and has typed one. */
export function refuseLegalIdCheck(state: RelationState, legalId: string | null): Refusal | null {
  if (!CHECKED_STATES.includes(state)) return refuse('carrier.wrong-relation', { state });
  return legalId === null ? refuse('number.missing') : null;
}

export interface ConfirmationFacts {
  state: RelationState;
  /** The carrier's data now, and as the person who checked the papers saw them. */
  identity: CompanyIdentity;
  seen: CompanyIdentity;
  /** Another carrier of this network for which the same number is confirmed. */
  confirmedFor: { id: number; name: string } | null;
  /** The operator confirmed the same number for another company. */
  isConfirmedElsewhere: boolean;
}

/** Says why a shipper cannot confirm a carrier's number in its network now: there it stands once. */
export function refuseConfirmation(facts: ConfirmationFacts): Refusal | null {
  const refusal = refuseLegalIdCheck(facts.state, facts.identity.legalId);
  if (refusal) return refusal;
  if (isOtherIdentity(facts.identity, facts.seen)) return refuse('number.changed');
  if (facts.confirmedFor) {
    return refuse('number.confirmed-here', { carrier: facts.confirmedFor.name, carrier_id: facts.confirmedFor.id });
  }
  return facts.isConfirmedElsewhere ? refuse('number.confirmed-elsewhere') : null;
}
