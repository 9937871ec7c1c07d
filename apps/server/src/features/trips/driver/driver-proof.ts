import { readFile, writeFile } from 'node:fs/promises';
import type { BodyOf, DriverApi, DriverTrip } from '@tenderlane/contract';
import { refuseProof, refuseTime } from '@tenderlane/domain/trips';
import { DRIVER_FILES_MAX } from '@tenderlane/domain/trips/driver';
import type { HolderContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { AppError, invalidField, throwIfRefused } from '../../../platform/errors';
import type { Answer } from '../../../platform/http/idempotency';
import type { Call } from '../../../platform/http/run-calls';
import { storeFile } from '../../../platform/storage/files';
import type { ReceivedFile } from '../../../platform/storage/receive-form';
import { withoutMetadata } from '../../../platform/storage/without-metadata';
import { checkUpload, RECORD_FILE } from '../../files';
import { findStop } from '../trip/lock-trip';
import { filesOfProof, saveProof } from '../trip/prove-delivery';
import { countDriverFiles, hasProof, insertDriverFile } from './driver-trip.queries';
import { lockDriverTrip } from './lock-driver-trip';
import { isInside } from './report';
import { showDriverTrip } from './show-driver-trip';

type FileCall = Call<HolderContext, { files: readonly ReceivedFile[] }>;
interface SentFile {
  id: number;
  name: string;
  size: number;
}

/** Outside of any transaction, because a bucket may be slow and connections are few. */
export const sendDriverFiles =
  (database: Database) =>
  async ({ contextIn, input }: FileCall): Promise<Answer<{ data: SentFile }>> => ({
    status: 201,
    body: { data: await sendFile(contextIn(database), input.files) },
  });

async function sendFile(context: HolderContext, [file]: readonly ReceivedFile[]): Promise<SentFile> {
  if (!file) throw invalidField('files', 'required');
  const { sql, principal } = context;
  const { companyId, recordId: tripId } = principal;
  if ((await countDriverFiles(sql, tripId, null)) >= DRIVER_FILES_MAX) throw new AppError('file.too-many-unheld');
  const { path, name, mediaType } = await checkUpload(file);
  const picture = withoutMetadata(await readFile(path), mediaType);
  if (!picture) throw new AppError('file.no-picture', { field: 'files' });
  await writeFile(path, picture);
  const id = await storeFile(context, { companyId, purpose: RECORD_FILE, name, mediaType }, path);
  await insertDriverFile(sql, tripId, id);
  return { id, name, size: picture.length };
}

type Proof = BodyOf<DriverApi['POST /proofs']>;

export async function proveByDriver(context: HolderContext, proof: Proof): Promise<DriverTrip> {
  const { sql, principal } = context;
  const { id: clientId, stop_id: stopId } = proof;
  const fileIds = filesOfProof(proof);
  const locked = await lockDriverTrip(context);
  const { trip, stops, now } = locked;
  const stop = findStop(stops, stopId);
  if (await hasProof(sql, principal.companyId, stopId, clientId)) return showDriverTrip(context);
  const at = Date.parse(proof.at);
  throwIfRefused(refuseTime(trip, at, now));
  throwIfRefused(refuseProof(trip, findStop(trip.stops, stopId)));
  if ((await countDriverFiles(sql, principal.recordId, fileIds)) !== fileIds.length)
    throw invalidField('file_ids', 'not-one-of');
  await saveProof(context, locked, stop, {
    source: 'driver',
    signer: proof.name ?? null,
    isInside: isInside(stop, proof),
    at,
    accountId: null,
    clientId,
    fileIds,
  });
  return showDriverTrip(context);
}
