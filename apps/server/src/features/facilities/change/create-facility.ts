import type { NewFacility } from '@tenderlane/contract/facilities/schemas';
import type { MemberContext } from '../../../platform/context';
import { assertPresent } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { findPlacesOf } from '../../reference';
import { facilityEvent } from '../facility-event';
import { insertFacilities, type FacilityContent } from '../facility.queries';
import { checkFacilityContent, lockExternalIds, refuseTakenExternalId } from '../policy';
import { savePhotos } from '../photos';
import { toFacilityContent } from './content';

export async function createFacility(
  context: MemberContext,
  { file_ids: fileIds, ...sent }: NewFacility,
): Promise<number> {
  const { principal } = context;
  const content = toFacilityContent(sent);
  checkFacilityContent(content);
  if (content.external_id !== null) await lockExternalIds(context);
  await refuseTakenExternalId(context, content.external_id, null);
  const id = await addFacility(context, { companyId: principal.companyId, content, isPublic: false });
  await savePhotos(context, id, fileIds);
  return id;
}

export async function addFacility(
  context: MemberContext,
  { companyId, content, isPublic }: { companyId: number; content: FacilityContent; isPublic: boolean },
): Promise<number> {
  const { sql, principal, clock } = context;
  const [place = null] = await findPlacesOf(sql, [content.address]);
  const at = await clock.now(sql);
  const facility = { ...content, place_id: place, is_public: isPublic };
  const [made] = await insertFacilities(sql, companyId, [facility], { accountId: principal.accountId, at });
  const id = assertPresent(made, 'the id of the facility');
  await record(context, [facilityEvent(context, { companyId, id }, { at, action: 'facility.created' })]);
  return id;
}
