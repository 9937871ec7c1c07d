import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { StoredFile } from '../../../platform/storage/stored-file';
import { findOperatorCompany } from '../../brands';
import { findPhoto } from './profile.queries';

/** The photo of a person of the operator; for companies that the person does not look after there is none. */
export async function openPhoto(context: MemberContext, fileId: number): Promise<StoredFile> {
  const { sql, storage, config, principal } = context;
  const operatorId = (await findOperatorCompany(sql, config.operatorBrand)) ?? null;
  const photo = await findPhoto(sql, fileId, { operatorId, companyId: principal.companyId });
  if (!photo) throw notFound();
  const { key, name, size, media_type: mediaType } = photo;
  return new StoredFile({ stream: await storage.read(key), name, mediaType, size });
}
