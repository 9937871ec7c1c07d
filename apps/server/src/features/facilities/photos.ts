import type { StoredFile } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { filesOfRecords, holdRecordFiles, presentFiles } from '../files';

const ENTITY = 'facilities';

export const readPhotos = async (context: MemberContext, id: number): Promise<StoredFile[]> =>
  presentFiles(context, (await filesOfRecords(context.sql, ENTITY, [id])).get(id) ?? []);

export async function savePhotos(
  context: MemberContext,
  id: number,
  fileIds: readonly number[] | undefined,
): Promise<{ field: string; old: number; new: number }[]> {
  if (!fileIds) return [];
  const before = ((await filesOfRecords(context.sql, ENTITY, [id])).get(id) ?? []).map((file) => file.id);
  if (before.join() === fileIds.join()) return [];
  await holdRecordFiles(context, { entity: ENTITY, entityId: id, fileIds, kinds: 'images' });
  return [{ field: 'photos', old: before.length, new: fileIds.length }];
}
