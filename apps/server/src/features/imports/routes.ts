import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { bringFiles } from './bring-file';
import { chooseColumns } from './choose-columns';
import type { ImportKinds } from './kinds';
import { showImport, showImports, showRefusedLines } from './show-import';
import { startRun } from './start-run';

export const importRoutes = (kinds: ImportKinds) =>
  ({
    'GET /imports': async (context, { query }) => ({ data: await showImports(kinds, context, query.kind) }),
    'POST /imports': { ownTransaction: bringFiles(kinds) },
    'GET /imports/{id}': async (context, { params }) => ({ data: await showImport(kinds, context, params.id) }),
    'PUT /imports/{id}': async (context, { params, body }) => ({
      data: await chooseColumns(kinds, context, params.id, body),
    }),
    'POST /imports/{id}/run': async (context, { params, body }) => ({
      data: await startRun(kinds, context, params.id, body.dry_run),
    }),
    'GET /imports/{id}/refused': (context, { params, query }) => showRefusedLines(kinds, context, params.id, query),
  }) satisfies Partial<Handlers<ShipperApi>>;
