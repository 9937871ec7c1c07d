import type { BodyOf, DriverApi, DriverTrip } from '@tenderlane/contract';
import type { HolderContext } from '../../../platform/context';
import { invalidField } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { filesOfRecords, holdRecordFiles } from '../../files';
import { findStop } from '../trip/lock-trip';
import { aboutStop } from '../trip/report-stop';
import { STOP_PHOTOS } from '../trip/trip.queries';
import { countDriverFiles } from './driver-trip.queries';
import { lockDriverTrip } from './lock-driver-trip';
import { showDriverTrip } from './show-driver-trip';

export async function addPhotos(
  context: HolderContext,
  { stop_id: stopId, file_ids: fileIds }: BodyOf<DriverApi['POST /photos']>,
): Promise<DriverTrip> {
  const { sql, principal } = context;
  const locked = await lockDriverTrip(context);
  const stop = findStop(locked.stops, stopId);
  const held = ((await filesOfRecords(sql, STOP_PHOTOS, [stopId])).get(stopId) ?? []).map(({ id }) => id);
  const added = [...new Set(fileIds)].filter((id) => !held.includes(id));
  if (added.length === 0) return showDriverTrip(context);
  if ((await countDriverFiles(sql, principal.recordId, added)) !== added.length)
    throw invalidField('file_ids', 'not-one-of');
  const photos = { entity: STOP_PHOTOS, entityId: stopId, fileIds: [...held, ...added], kinds: 'images' } as const;
  await holdRecordFiles(context, photos);
  const { params, ...event } = aboutStop(context, locked, stop);
  await record(context, [{ ...event, action: 'trip.photos_added', params: { ...params, count: added.length } }]);
  return showDriverTrip(context);
}
