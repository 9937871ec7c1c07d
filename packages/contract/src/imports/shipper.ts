import { z } from 'zod';
import { JOB_STATES } from '@tenderlane/domain/jobs';
import { IMPORT_KINDS, IMPORT_LIMITS } from '@tenderlane/domain/imports';
import { cursorMeta, cursorQuery, dataOf, type EndpointTable } from '../core/endpoint';
import { id, instant, line } from '../core/fields';
import { job, refusalFacts } from '../jobs/schemas';

const count = z.number().int();
const place = z
  .number()
  .int()
  .min(0)
  .max(IMPORT_LIMITS.columns - 1);

const importRun = z.object({
  job_id: id,
  state: z.enum(JOB_STATES),
  done: count,
  total: count,
  created: count,
  updated: count,
  unchanged: count,
  refused: count,
  error: refusalFacts.nullable(),
  report: job.shape.file,
  started_at: instant,
  ended_at: instant.nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

const importHead = z.object({
  id,
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  file_size: count,
  created_at: instant,
  is_expired: z.boolean(),
  check: importRun.nullable(),
  result: importRun.nullable(),
});

const importFile = importHead.extend({
  format: z.object({
    type: z.enum(['csv', 'xlsx']),
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    sheet: z.string().nullable(),
  }),
  columns: z.array(
    z.object({
      heading: z.string(),
      is_repeated: z.boolean(),
    }),
  ),
  sample: z.array(z.object({ line: count, cells: z.array(z.string()) })),
  fields: z.array(
    z.object({ key: z.string(), label: z.string(), hint: z.string().nullable(), is_required: z.boolean() }),
  ),
  mapping: z.record(z.string(), place),
  is_remembered: z.boolean(),
  missing: z.array(z.string()),
  options: z.object({ overwrite: z.boolean() }),
});
export type ImportFile = z.infer<typeof importFile>;
export type ImportHead = z.infer<typeof importHead>;

const refusedLine = z.object({
  line: count,
  cells: z.array(z.string()),
  problems: z.array(refusalFacts.extend({ field: z.string().nullable() })),
});
export type RefusedLine = z.infer<typeof refusedLine>;

const kind = z.enum(IMPORT_KINDS);
/** Each kind of import requires its own right and capacity of the plan. */
const own = { access: 'brand' } as const;

export const importsApi = {
  'GET /imports': {
    ...own,
    summary: 'One’s own imports of the last week, the newest first',
    query: z.strictObject({ kind }),
    response: dataOf(z.array(importHead)),
    secret: true,
  },
  'POST /imports': {
    ...own,
    summary:
      'Bring a CSV or XLSX file as a form with `files`; answers its columns, first lines and a guess what they hold',
    body: z.strictObject({ kind }),
    multipart: { files: 1, fileBytes: IMPORT_LIMITS.fileBytes, tooLarge: 'import.file-too-large' },
    response: dataOf(importFile),
    status: 201,
  },
  'GET /imports/{id}': {
    ...own,
    summary: 'A file with what was found in it, its dry run and its import',
    response: dataOf(importFile),
    secret: true,
  },
  'PUT /imports/{id}': {
    ...own,
    summary: 'Say which column holds which field, and whether records that are there already are overwritten',
    body: z.strictObject({
      mapping: z.record(line(50), place.nullable()).optional(),
      options: z.strictObject({ overwrite: z.boolean() }).optional(),
    }),
    response: dataOf(importFile),
    secret: true,
  },
  'POST /imports/{id}/run': {
    ...own,
    summary: 'Try the import without writing anything, or do it',
    body: z.strictObject({ dry_run: z.boolean() }),
    response: dataOf(importFile),
    secret: true,
  },
  'GET /imports/{id}/refused': {
    ...own,
    summary: 'Lines that the last run refused, with their reasons',
    query: cursorQuery,
    response: z.object({ data: z.array(refusedLine), meta: cursorMeta }),
  },
} as const satisfies EndpointTable;
