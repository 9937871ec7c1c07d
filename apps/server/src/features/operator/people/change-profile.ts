import { writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { isPhotoType, OPERATOR_PROFILE } from '@tenderlane/domain/identity';
import { refusePicture } from '@tenderlane/domain/files';
import type { OperatorProfile } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { databaseAway } from '../../../platform/http/deadline';
import type { Answer } from '../../../platform/http/idempotency';
import type { Call } from '../../../platform/http/run-calls';
import { actorOf } from '../../../platform/principal';
import { pictureSizeOf } from '../../../platform/storage/picture-size';
import { expireFile, holdFile } from '../../../platform/storage/file.queries';
import { makeFile } from '../../../platform/storage/files';
import { asOperator } from '../../brands';
import { lockProfile, saveOperatorProfile } from './profile.queries';
import { showProfile } from './show-people';

interface Change {
  telegram?: string | null | undefined;
  photo?: string | null | undefined;
}

type ChangeCall = Call<MemberContext, { body: Change }>;

/**
 * Changes the own photo and link. The photo is stored before the transaction, because a slow bucket must not hold the
 * lock; it expires until the profile refers to it, and then the previous photo expires.
 */
export function changeOperatorProfile(database: Database) {
  return async ({ contextIn, input, deadline }: ChangeCall): Promise<Answer<{ data: OperatorProfile }>> => {
    const outside = contextIn(database);
    await asOperator(outside);
    const { telegram, photo } = input.body;
    const photoId = typeof photo === 'string' ? await storePhoto(outside, Buffer.from(photo, 'base64')) : photo;
    if (deadline.isOver()) throw databaseAway();
    const data = await database.transaction((sql) => save(contextIn(sql), { telegram, photoId }));
    return { status: 200, body: { data } };
  };
}

async function storePhoto(context: MemberContext, content: Buffer): Promise<number> {
  if (content.length > OPERATOR_PROFILE.photoBytes) throw badPhoto('photo-too-large');
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!found || !isPhotoType(found.mime)) throw badPhoto('not-a-photo');
  const refusal = refusePicture(`photo.${found.ext}`, await pictureSizeOf(content));
  if (refusal) throw invalidField('photo', refusal.code, refusal.params);
  const { companyId } = context.principal;
  const file = { companyId, purpose: 'operator.photo', name: `photo.${found.ext}`, mediaType: found.mime };
  return makeFile(context, file, (path) => writeFile(path, content));
}

const badPhoto = (code: string) => invalidField('photo', code);

async function save(
  context: MemberContext,
  { telegram, photoId }: { telegram: string | null | undefined; photoId: number | null | undefined },
): Promise<OperatorProfile> {
  const { sql, clock, principal, batchUuid } = context;
  const companyId = await asOperator(context);
  const before = await lockProfile(sql, principal.accountId, await clock.now(sql));
  const at = await clock.now(sql);
  const after = {
    telegram: telegram === undefined ? before.telegram : telegram,
    photo_file_id: photoId === undefined ? before.photo_file_id : photoId,
  };
  const fields = ['telegram', 'photo_file_id'] as const;
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: before[field], new: after[field] }));
  if (changes.length === 0) return showProfile(context);
  await saveOperatorProfile(sql, principal.accountId, after, at);
  const actor = { actor: actorOf(principal), batchUuid };
  await record(context, [
    { ...actor, at, companyId: null, entityId: principal.accountId, action: 'account.changed', changes },
  ]);
  if (before.photo_file_id !== after.photo_file_id) {
    if (after.photo_file_id !== null) await holdFile(sql, companyId, after.photo_file_id);
    if (before.photo_file_id !== null) await expireFile(sql, companyId, before.photo_file_id, at);
  }
  return showProfile(context);
}
