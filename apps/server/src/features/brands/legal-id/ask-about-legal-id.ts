import { toCountry } from '@tenderlane/domain/languages';
import { refuseLegalIdRequest } from '@tenderlane/domain/identity';
import { readLegalId } from '@tenderlane/domain/brands';
import type { PersonContext } from '../../../platform/context';
import { throwIfRefused, notFound } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { lockAccount } from '../../identity';
import {
  countRequests,
  findSameRequest,
  insertLegalIdRequest,
  saveContest,
  type LegalIdRequestKind,
  type NewRequest,
} from './legal-id-request.queries';
import { readTypedLegalId } from '../profile/accept-legal-id';
import { findConfirmedForOthers } from '../queries';

const DAY_MS = 86_400_000;

export interface AskedLegalId {
  country_id: string;
  legal_id: string;
}

type Said = Pick<NewRequest, 'companyName' | 'message' | 'document'>;

/** Saves a person's request about a company's number; repeated within a day, it is one request. */
export async function askAboutLegalId(
  context: PersonContext,
  kind: LegalIdRequestKind,
  asked: AskedLegalId,
  said: Said,
): Promise<void> {
  const { sql, principal } = context;
  const countryId = toCountry(asked.country_id);
  const read = readTypedLegalId(countryId, asked.legal_id);
  const legalId = 'legalId' in read ? read.legalId : readLegalId(asked.legal_id);
  // The lock serializes one person's requests, so that they are counted.
  await lockAccount(sql, principal.accountId);
  // Only confirmed numbers are found; a claimed one answers not-found.
  const company =
    legalId && (await findConfirmedForOthers(sql, principal.accountId, { countryId, legalId }, principal.side));
  if (!legalId || !company) throw notFound();
  const at = await context.clock.now(sql);
  const request = { accountId: principal.accountId, companyId: company.id, kind, countryId, legalId, ...said };
  const same = await findSameRequest(sql, request, at - DAY_MS);
  if (same) {
    if (kind === 'contest') await saveContest(sql, same.id, request);
    return;
  }
  throwIfRefused(refuseLegalIdRequest(await countRequests(sql, request, at - DAY_MS)));
  const id = await insertLegalIdRequest(sql, request, at);
  const owner =
    company.kind === 'shipper' ? { companyId: company.id } : { companyId: null, carrierCompanyId: company.id };
  await record(context, [
    {
      ...owner,
      at,
      entityId: company.id,
      action: kind === 'join' ? 'company.join_asked' : 'company.legal_id_contested',
      actor: actorOf(principal),
      batchUuid: context.batchUuid,
      params: { request_id: id },
    },
  ]);
}
