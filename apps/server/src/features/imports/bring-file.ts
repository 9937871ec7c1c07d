import { hash } from 'node:crypto';
import { LIMITS } from '@tenderlane/domain/core';
import {
  guessMapping,
  headingKey,
  IMPORT_LIMITS,
  type ImportKindName,
  type ImportMapping,
} from '@tenderlane/domain/imports';
import type { ImportFile } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import type { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors';
import { databaseAway } from '../../platform/http/deadline';
import { answerOnce, valueOf, type SettledAnswer } from '../../platform/http/idempotency';
import type { Call } from '../../platform/http/run-calls';
import type { ReceivedFile } from '../../platform/storage/receive-form';
import { safeFileName } from '@tenderlane/domain/files';
import { storableText } from '../../platform/imports/storable-text';
import { XLSX_TYPE } from '../../platform/spreadsheet/xlsx-file';
import { storeFile } from '../../platform/storage/files';
import { openTable } from '../../platform/tables/table-file';
import type { TableFormat, TableRow } from '../../platform/tables/table-row';
import { findRememberedMapping, insertImport, type NewImport } from './import.queries';
import { allowKind, listFields, type ImportKinds, type KnownField } from './kinds';
import { showImport } from './show-import';

const IMPORT_PURPOSE = 'imports';
const SAMPLE_CHARS = 200;

type BringCall = Call<MemberContext, { body: { kind: ImportKindName }; files: readonly ReceivedFile[] }>;

/**
 * Reads the head of a file and stores it for a day; nothing is imported yet. It is stored before the transaction,
 * because a bucket may be slow and connections are few.
 */
export const bringFiles = (kinds: ImportKinds) => (database: Database) => async (call: BringCall) => {
  const { contextIn, input, deadline } = call;
  const brought = await storeTable(kinds, contextIn(database), input.body.kind, input.files);
  if (deadline.isOver()) throw databaseAway();
  return database.transaction(async (sql) => {
    const context = contextIn(sql);
    const work = async (): Promise<SettledAnswer<{ data: ImportFile }>[]> => {
      const id = await insertImport(sql, { ...brought, at: await context.clock.now(sql) });
      return [{ status: 'fulfilled', value: { status: 201, body: { data: await showImport(kinds, context, id) } } }];
    };
    return valueOf(await answerOnce(sql, [call], work));
  });
};

async function storeTable(
  kinds: ImportKinds,
  context: MemberContext,
  name: ImportKindName,
  files: readonly ReceivedFile[],
): Promise<Omit<NewImport, 'at'>> {
  const kind = allowKind(kinds, context, name);
  const [file] = files;
  if (!file) throw new AppError('import.file-missing', { fields: { files: [{ code: 'required' }] } });
  const { format, columns, sample } = await readHead(file.path);
  const { sql, principal } = context;
  const headings = hash('sha256', JSON.stringify(columns.map(headingKey)));
  const remembered = await findRememberedMapping(sql, principal.companyId, name, headings);
  const known = await listFields(kind, context);
  const guess = guessMapping(columns, inOrderOfClaims(known));
  const mediaType = format.type === 'xlsx' ? XLSX_TYPE : 'text/csv';
  const fileName = safeFileName(file.name, mediaType);
  const stored = { companyId: principal.companyId, purpose: IMPORT_PURPOSE, name: fileName, mediaType };
  return {
    company_id: principal.companyId,
    account_id: principal.accountId,
    kind: name,
    file_id: await storeFile(context, stored, file.path),
    file_name: fileName,
    file_size: file.size,
    format,
    columns,
    sample,
    headings_hash: headings,
    mapping: remembered ? knownOnly(remembered, known) : guess,
    is_remembered: remembered !== undefined,
  };
}

/** If two fields match a heading, required fields come first, then the company's own fields. */
const inOrderOfClaims = (fields: readonly KnownField[]): KnownField[] => {
  const claim = ({ label, isRequired }: KnownField) => (label === undefined ? (isRequired ? 0 : 2) : 1);
  return fields.toSorted((first, second) => claim(first) - claim(second));
};

const knownOnly = (mapping: ImportMapping, known: readonly { key: string }[]): ImportMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([field]) => known.some(({ key }) => key === field)));

interface Head {
  format: TableFormat;
  columns: string[];
  sample: TableRow[];
}

async function readHead(path: string): Promise<Head> {
  const table = await openTable(path);
  try {
    const rows: TableRow[] = [];
    for await (const part of table.rows(IMPORT_LIMITS.sampleRows + 1)) rows.push(...part);
    const [headings, ...lines] = rows;
    if (!headings) throw new AppError('import.file-empty');
    if (lines.length === 0) throw new AppError('import.no-rows');
    // Lines may be longer than the headings: those columns have no name but can be chosen.
    const width = Math.max(headings.cells.length, ...lines.map(({ cells }) => cells.length));
    const columns = Array.from({ length: width }, (_, place) => storable(headings.cells[place] ?? '', LIMITS.nameMax));
    const sample = lines.map(({ line, cells }) => ({ line, cells: cells.map((cell) => storable(cell, SAMPLE_CHARS)) }));
    return { format: table.format, columns, sample };
  } finally {
    await table.close();
  }
}

export const storable = (cell: string, max: number): string => storableText(cell.slice(0, max));
