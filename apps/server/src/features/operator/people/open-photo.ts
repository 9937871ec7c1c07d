import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { StoredFile } from '../../../platform/storage/stored-file';
import { findOperatorCompany } from '../../brands';
import { findPhoto } from './profile.queries';

/** Opens the photo of a member of the operator; companies see only the photo of their own manager. */
export async function openPhoto(context: MemberContext, fileId: number): Promise<StoredFile> {
  const { sql, storage, config, principal } = context;
  const operatorId = (await findOperatorCompany(sql, config.operatorBrand)) ?? null;
  const photo = await findPhoto(sql, fileId, { operatorId, companyId: principal.companyId });
  if (!photo) throw notFound();
  const { key, name, size, media_type: mediaType } = photo;
  return new StoredFile({ stream: await storage.read(key), name, mediaType, size });
}
