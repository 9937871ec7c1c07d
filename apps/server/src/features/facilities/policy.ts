import { isTimeZone } from '@tenderlane/domain/notifications';
import { refuseFacilityHours } from '@tenderlane/domain/facilities';
import type { MemberContext } from '../../platform/context';
import { AppError, fieldProblems, refused, throwIfRefused } from '../../platform/errors';
import { lockCompany, missingRecord } from '../brands';
import { isIsoCountry } from '../reference';
import {
  findByExternalId,
  findFacilityOwner,
  listFacilities,
  lockFacility,
  type FacilityContent,
  type FacilityRow,
  type SeenFacility,
} from './facility.queries';

/** A facility that the company may see, or why it is not there. */
export async function findSeenFacility({ sql, principal }: MemberContext, id: number): Promise<SeenFacility> {
  const [facility] = await listFacilities(sql, principal, [id]);
  if (!facility) throw await missingRecord(sql, principal, await findFacilityOwner(sql, id));
  return facility;
}

/** The company's own facility, locked, or why it is not there. A public one of another company may be read only. */
export async function lockOwnFacility(context: MemberContext, id: number): Promise<FacilityRow> {
  const { sql, principal } = context;
  const facility = await lockFacility(sql, principal.companyId, id);
  if (facility) return facility;
  throw await missingRecord(sql, principal, await findFacilityOwner(sql, id));
}

export function refuseDeleted({ deleted_at: deletedAt }: Pick<FacilityRow, 'deleted_at'>): void {
  if (deletedAt) throw refused({ code: 'facility.deleted' });
}

/**
 * Facilities that get the same external id at the same moment, by hand or out of a file, pass one after the other. The company
 * is locked before any facility, as an import does it.
 */
export async function lockExternalIds({ sql, principal }: MemberContext): Promise<void> {
  await lockCompany(sql, principal.companyId);
}

/** An import finds facilities by their external id: none gets one that another has. Doubles from before stay as they are. */
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
  throw new AppError(code, { params, fields: { external_id: [{ code, params }] } });
}

/** Refuses what a page could not show and what no facility can keep to; `prefix` stands before the names of the fields. */
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
