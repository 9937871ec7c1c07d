import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { NOTHING, placeAt, type PlanContext, type Subject } from '../../../platform/notices/subject';
import { findAccessRequestForMessage } from '../access/access-request.queries';
import { findLegalIdRequest, findOperatorCompany } from '../legal-id/legal-id-request.queries';

const USERS = placeAt('/account/users', 'users');
const SETTINGS = placeAt('/carrier/settings', 'settings');

export async function readAccessSubject(sql: Sql, { companyId, action, params }: OutboxEvent): Promise<Subject | null> {
  const request = await findAccessRequestForMessage(
    sql,
    companyId,
    Number((params as { request_id?: unknown }).request_id),
  );
  if (!request) return null;
  const { person, login, company, message, page, reason, account_id: askerId } = request;
  const isAsked = action === 'colleague.access_asked';
  const named = isAsked ? { person, login, company, text: message } : { company };
  const said = reason ? { reason } : {};
  return {
    ...NOTHING,
    company: { id: companyId, side: 'shipper' },
    askerId,
    placeFor: () => (isAsked ? USERS : placeAt(page ?? '/', 'dashboard')),
    bellFor: () => ({ ...named, ...said }),
    valuesFor: () => ({ ...named, ...said }),
  };
}

export async function readRequestSubject(
  sql: Sql,
  { action, params }: OutboxEvent,
  { config }: PlanContext,
): Promise<Subject | null> {
  const request = await findLegalIdRequest(sql, Number((params as { request_id?: unknown }).request_id));
  if (!request) return null;
  const { id, person, login, company, company_id: companyId, company_kind: side, country_id: country } = request;
  const isContest = action === 'company.legal_id_contested';
  const asked = { person, login, company };
  const number = `${country.toUpperCase()} ${request.legal_id}`;
  return {
    ...NOTHING,
    placeFor: () => (isContest ? placeAt('/', 'dashboard') : side === 'shipper' ? USERS : SETTINGS),
    bellFor: () => ({ ...asked, ...(isContest && { name: request.company_name, number }) }),
    company: { id: companyId, side },
    operatorId: isContest ? ((await findOperatorCompany(sql, config.operatorBrand)) ?? null) : null,
    valuesFor: () =>
      isContest ? { ...asked, id, name: request.company_name, message: request.message, number } : asked,
  };
}
