import { isTimeZone } from '@tenderlane/domain/values';
import { refuseFacilityHours } from '@tenderlane/domain/facilities';
import type { MemberContext } from '../../platform/context';
import { AppError, fieldProblems, throwIfRefused } from '../../platform/errors';
import { lockCompany, missingRecord } from '../brands';
import { isIsoCountry } from '../reference';
import {
  findByExternalId,
  findFacilityOwner,
  listFacilities,
  lockFacility,
  type FacilityContent,
  type FacilityRow,
  type VisibleFacility,
} from './facility.queries';

export async function findVisibleFacility({ sql, principal }: MemberContext, id: number): Promise<VisibleFacility> {
  const [facility] = await listFacilities(sql, principal, [id]);
  if (!facility) throw await missingRecord(sql, principal, await findFacilityOwner(sql, id));
  return facility;
}

/** Locks the company's own facility; a public one of another company is read-only. */
export async function lockOwnFacility(context: MemberContext, id: number): Promise<FacilityRow> {
  const { sql, principal } = context;
  const facility = await lockFacility(sql, principal.companyId, id);
  if (facility) return facility;
  throw await missingRecord(sql, principal, await findFacilityOwner(sql, id));
}

export function refuseDeleted({ deleted_at: deletedAt }: Pick<FacilityRow, 'deleted_at'>): void {
  if (deletedAt) throw new AppError('facility.deleted');
}

/**
 * Locks the company, so that external ids stay unique between edits and imports. The company must be locked before any
 * facility, as an import does.
 */
export async function lockExternalIds({ sql, principal }: MemberContext): Promise<void> {
  await lockCompany(sql, principal.companyId);
}

/**
 * Refuses an external id that another facility has, because imports find facilities by it. Existing duplicates stay.
 */
export async function refuseTakenExternalId(
  { sql, principal }: MemberContext,
  externalId: string | null,
  exceptId: number | null,
): Promise<void> {
  if (externalId === null) return;
  const other = await findByExternalId(sql, principal.companyId, externalId, exceptId);
  if (!other) return;
  const code = 'facility.external-id-taken';
  const params = { facility: other.name, external_id: externalId };
  throw new AppError(code, { params, field: 'external_id' });
}

/** Refuses content that no page can show or no facility can keep to; `prefix` precedes the field names in errors. */
export function checkFacilityContent({ address, hours }: Partial<FacilityContent>, prefix = ''): void {
  const wrong: string[] = [];
  if (address && !isIsoCountry(address.country_id)) wrong.push(`${prefix}address.country_id`);
  if (address && !isTimeZone(address.time_zone)) wrong.push(`${prefix}address.time_zone`);
  if (wrong.length > 0) {
    const fields = fieldProblems(wrong.map((field) => [field, { code: 'not-one-of' }]));
    throw new AppError('input.invalid', { fields });
  }
  throwIfRefused(refuseFacilityHours(hours ?? null, `${prefix}hours`));
}
