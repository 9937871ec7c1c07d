import { refuseConfirmation } from '@tenderlane/domain/carriers';
import { readLegalId } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { lockCompany } from '../../brands';
import { findConfirmation, lockIdentity, saveConfirmation } from './legal-id.queries';
import { lockOwnRelation } from '../policy';
import { relationEvent } from '../relation-event';

interface Seen {
  name: string;
  country_id: string;
  legal_id: string;
}

/**
 * Confirms a carrier's number for this network after its documents were checked; no other carrier may have it. Refused
 * if the number changed since it was shown. A repetition changes nothing.
 */
export async function confirmLegalId(context: MemberContext, id: number, seen: Seen): Promise<void> {
  const { sql, principal } = context;
  // The lock serializes colleagues who confirm one number for two carriers.
  await lockCompany(sql, principal.companyId);
  await lockIdentity(sql, principal.companyId, id);
  const relation = await lockOwnRelation(context, id);
  if (relation.confirmed_at !== null) return;
  const found = await findConfirmation(sql, relation);
  throwIfRefused(
    refuseConfirmation({
      state: relation.state,
      identity: { name: relation.name, countryId: relation.country_id, legalId: relation.legal_id },
      seen: { name: seen.name, countryId: seen.country_id, legalId: readLegalId(seen.legal_id) },
      confirmedFor: found.confirmed_for,
      isConfirmedElsewhere: found.is_confirmed_elsewhere,
    }),
  );
  const at = await context.clock.now(sql);
  await saveConfirmation(sql, relation, principal.accountId, at);
  const changes = [{ field: 'confirmed_legal_id', old: null, new: relation.legal_id }];
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.legal_id_confirmed', changes })]);
}
