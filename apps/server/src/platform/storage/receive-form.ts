import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { REQUEST_LIMITS, type ErrorCode } from '@tenderlane/contract';
import type { Config } from '../config/config';
import { AppError, invalidField } from '../errors';
import { unfinishedFolder } from './files';

export interface ReceivedFile {
  path: string;
  name: string;
  size: number;
}

export interface ReceivedForm {
  fields: Map<string, unknown>;
  files: ReceivedFile[];
}

export type FormSettings = Pick<Config, 'dataDir' | 'fileMaxBytes'> & {
  filesMax: number;
  tooLarge?: ErrorCode | undefined;
};

/** Limit of all files of one call, in multiples of the largest file. */
const LARGEST_TOGETHER = 4;
const LIMITS = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: REQUEST_LIMITS.bodyBytes,
  headerPairs: 50,
};

const AT_ONCE = { caller: 3, all: 24 } as const;
const reading = new Map<string, number>();
let readingNow = 0;

async function inTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
  const own = reading.get(caller) ?? 0;
  if (own >= AT_ONCE.caller) throw new AppError('request.too-many', { retryAfterSeconds: 5 });
  if (readingNow >= AT_ONCE.all) throw new AppError('server.busy', { retryAfterSeconds: 5 });
  reading.set(caller, own + 1);
  readingNow++;
  try {
    return await work();
  } finally {
    readingNow--;
    const left = (reading.get(caller) ?? 1) - 1;
    if (left > 0) reading.set(caller, left);
    else reading.delete(caller);
  }
}

/**
 * Reads a form into local files, passes them on and always deletes them. Sizes are counted while it arrives; an aborted
 * or too large form leaves nothing behind.
 */
export async function withForm<T>(
  request: FastifyRequest,
  { settings, caller }: { settings: FormSettings; caller: string },
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  return inTurn(caller, async () => {
    const form: ReceivedForm = { fields: new Map(), files: [] };
    try {
      await receive(request, settings, form);
      return await work(form);
    } finally {
      await Promise.all(form.files.map(({ path }) => rm(path, { force: true })));
    }
  });
}

async function receive(request: FastifyRequest, config: FormSettings, form: ReceivedForm): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const stopped = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  if (Number(request.headers['content-length'] ?? 0) > largestForm(config)) throw fileTooLarge(config);
  const folder = unfinishedFolder(config);
  await mkdir(folder, { recursive: true });
  // The parser reads what is too large to its end, so the bytes are counted here.
  let bytes = 0;
  request.raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > largestForm(config)) stop.abort(fileTooLarge(config));
  });
  try {
    await Promise.race([readParts(request, { config, folder, stop }, form), stopped]);
  } catch (error) {
    throw signal.aborted ? signal.reason : asBadInput(error);
  }
}

interface Reading {
  config: FormSettings;
  folder: string;
  stop: AbortController;
}

async function readParts(request: FastifyRequest, reading: Reading, form: ReceivedForm): Promise<void> {
  const { config, folder } = reading;
  for await (const part of request.parts({
    limits: { ...LIMITS, files: config.filesMax, fileSize: config.fileMaxBytes },
  })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('input.too-large');
      form.fields.set(part.fieldname, part.value);
      continue;
    }
    // A part may lack either name, whatever the types say.
    const { fieldname, filename } = part as Partial<MultipartFile>;
    if (fieldname === undefined || !/^files(?:\[\d*\])?$/.test(fieldname)) throw unknownField(fieldname);
    if (!filename) throw invalidField(fieldname, 'required');
    const file = { path: join(folder, randomUUID()), name: filename, size: 0 };
    form.files.push(file);
    await save(part, file, reading);
    if (form.files.reduce((sum, { size }) => sum + size, 0) > LARGEST_TOGETHER * config.fileMaxBytes) {
      throw new AppError('input.too-large');
    }
  }
}

async function save(part: MultipartFile, file: ReceivedFile, { config, stop }: Reading): Promise<void> {
  part.file.once('limit', () => stop.abort(fileTooLarge(config)));
  await pipeline(part.file, createWriteStream(file.path, { mode: 0o600 }), { signal: stop.signal });
  file.size = part.file.bytesRead;
}

export const largestForm = ({ filesMax, fileMaxBytes }: Pick<FormSettings, 'filesMax' | 'fileMaxBytes'>): number =>
  Math.min(LARGEST_TOGETHER, filesMax) * fileMaxBytes + LIMITS.fieldSize;

const fileTooLarge = ({ tooLarge }: FormSettings) => new AppError(tooLarge ?? 'input.too-large');
const unknownField = (name = '') => invalidField(name.slice(0, 100), 'unknown-key');

/** Failures of the local disk are server errors; anything else is an invalid form. */
function asBadInput(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { statusCode, syscall, code } = error as { statusCode?: number; syscall?: string; code?: string };
  if (code === 'FST_FIELDS_LIMIT') return new AppError('input.invalid');
  if (statusCode !== undefined || syscall !== undefined) return error;
  return new AppError('input.unreadable');
}
