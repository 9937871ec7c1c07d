import { isTimeZone } from '@tenderlane/domain/notifications';
import { refuseFacilityHours } from '@tenderlane/domain/facilities';
import type { MemberContext } from '../../platform/context';
import { AppError, fieldProblems, refused, throwIfRefused } from '../../platform/errors';
import { missingRecord } from '../brands';
import { isIsoCountry } from '../reference';
import {
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
