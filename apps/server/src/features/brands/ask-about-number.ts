import {
  documentType,
  LEGAL_ID_REQUEST_LIMITS,
  readLegalId,
  refuseLegalIdRequest,
  toCountry,
} from '@tenderlane/domain';
import type { PersonContext } from '../../platform/context';
import { AppError, throwIfRefused, notFound } from '../../platform/errors';
import { recordEvents } from '../../platform/events';
import { actorOf } from '../../platform/principal';
import { lockAccount } from '../identity';
import {
  countRequests,
  findSameRequest,
  insertRequest,
  saveContest,
  type LegalIdRequestKind,
  type NewRequest,
} from './legal-id-request.queries';
import { findConfirmedForOthers } from './queries';

const DAY_MS = 86_400_000;

interface AskedNumber {
  country_id: string;
  legal_id: string;
}

interface Contest extends AskedNumber {
  name: string;
  message: string;
  document: { name: string; content: string };
}

/** Asks the administrators of the company with a confirmed number to let the person in; once a day. */
export function askToJoin(context: PersonContext, asked: AskedNumber): Promise<void> {
  return ask(context, 'join', asked, { companyName: '', message: '', document: null });
}

/** Tells the operator, with a document, that a confirmed number is somebody else's; while it is open, sending again replaces. */
export function contestNumber(context: PersonContext, { name, message, document, ...asked }: Contest): Promise<void> {
  const content = Buffer.from(document.content, 'base64');
  if (content.length > LEGAL_ID_REQUEST_LIMITS.documentBytes) throw badDocument('too-large');
  if (!documentType(content)) throw badDocument('not-a-document');
  return ask(context, 'contest', asked, { companyName: name, message, document: { name: document.name, content } });
}

const badDocument = (code: string) => new AppError('input.invalid', { fields: { document: [{ code }] } });

type Said = Pick<NewRequest, 'companyName' | 'message' | 'document'>;

async function ask(context: PersonContext, kind: LegalIdRequestKind, asked: AskedNumber, said: Said): Promise<void> {
  const { sql, principal } = context;
  const [countryId, legalId] = [toCountry(asked.country_id), readLegalId(asked.legal_id)];
  // One person's requests come one after the other, so that they are counted.
  await lockAccount(sql, principal.accountId);
  // Only of a number that the operator confirmed anything is told; what is merely claimed is not there.
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
  const id = await insertRequest(sql, request, at);
  const owner =
    company.kind === 'shipper' ? { companyId: company.id } : { companyId: null, carrierCompanyId: company.id };
  await recordEvents(sql, [
    {
      ...owner,
      at,
      entity: 'company',
      entityId: company.id,
      action: kind === 'join' ? 'company.join_asked' : 'company.legal_id_contested',
      ...actorOf(principal),
      batchUuid: context.batchUuid,
      params: { request_id: id },
    },
  ]);
}
