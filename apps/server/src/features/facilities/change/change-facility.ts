import { refuseStale } from '@tenderlane/domain/core';
import { isEqual } from '@tenderlane/domain/values';
import { LOCALES } from '@tenderlane/contract';
import type { FacilityAddress, FacilityChange } from '@tenderlane/contract/facilities/schemas';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { findPlacesOf } from '../../reference';
import { facilityEvent } from '../facility-event';
import { saveFacility, type FacilityContent, type FacilityRow } from '../facility.queries';
import {
  checkFacilityContent,
  lockExternalIds,
  lockOwnFacility,
  refuseDeleted,
  refuseTakenExternalId,
} from '../policy';
import { savePhotos } from '../photos';
import { localize } from '../presenter';
import { diffFacility, toFacilityContent } from './content';

export async function changeFacility(
  context: MemberContext,
  id: number,
  { version, file_ids: fileIds, ...sent }: FacilityChange,
): Promise<void> {
  if (sent.external_id) await lockExternalIds(context);
  const facility = await lockOwnFacility(context, id);
  refuseDeleted(facility);
  checkFacilityContent(sent as Partial<FacilityContent>);
  const address = sent.address && (await keepStoredAddress(context, facility, sent.address));
  const after = toFacilityContent({
    ...contentOfRow(facility),
    ...sent,
    ...(address && { address }),
  } as FacilityContent);
  const changes = [
    ...diffFacility(toFacilityContent(contentOfRow(facility)), after),
    ...(await savePhotos(context, id, fileIds)),
  ];
  // A repeated change finds no differences, regardless of the version.
  if (changes.length === 0) return;
  throwIfRefused(refuseStale('facility.changed-meanwhile', { seen: version, present: facility.version }));
  const isOtherId = after.external_id !== facility.external_id;
  if (isOtherId) await refuseTakenExternalId(context, after.external_id, id);
  await writeContent(context, facility, after, changes);
}

export const contentOfRow = (row: FacilityRow): FacilityContent => {
  const { name, category, address, hours, contacts, note, company_name, legal_number, external_id } = row;
  return { name, category, address, hours, contacts, note, company_name, legal_number, external_id };
};

export async function writeContent(
  context: MemberContext,
  { id, company_id: companyId }: Pick<FacilityRow, 'id' | 'company_id'>,
  after: FacilityContent,
  changes: { field: string; old: unknown; new: unknown }[],
): Promise<void> {
  const { sql, principal, clock } = context;
  const [place = null] = await findPlacesOf(sql, [after.address]);
  const at = await clock.now(sql);
  await saveFacility(sql, companyId, id, { ...after, place_id: place }, { accountId: principal.accountId, at });
  await record(context, [facilityEvent(context, { companyId, id }, { at, action: 'facility.changed', changes })]);
}

export async function keepStoredAddress(
  { sql }: MemberContext,
  facility: Pick<FacilityRow, 'id' | 'address'>,
  sent: FacilityAddress,
): Promise<FacilityAddress> {
  for (const locale of LOCALES) {
    const [shown] = await localize(sql, [facility], locale);
    if (shown && isEqual(plain(shown.address), plain(sent))) return facility.address;
  }
  return sent;
}

const plain = ({ street, postal_code, region, ...address }: FacilityAddress) => ({
  ...{ ...address, street: street || null, postal_code: postal_code || null, region: region || null },
});
