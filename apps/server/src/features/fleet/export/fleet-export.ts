import { FLEET_LIMITS, type FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../../platform/context';
import { exportXlsx, type TableExport } from '../../../platform/exports/table-export';
import { PURPOSES } from '../../../platform/holders/purposes';
import { pageOf, type ListQuery } from '../../../platform/http/paging';
import { createTranslator } from '../../../platform/i18n';
import { DEFINITIONS } from '../records/definitions';
import { listRecordIds, listRecords, type RecordScope } from '../records/record.queries';
import { presentRecords, type ShownRecord } from '../records/show-records';
import { recordColumns } from './record-cells';

export type FileQuery = Pick<ListQuery<string>, 'sort'> & { search?: string | undefined };

interface FleetOrder {
  kind: FleetKind;
  scope: RecordScope;
  query: FileQuery;
}

export const fleetExport: TableExport<FleetOrder, ShownRecord> = {
  kind: 'fleet.export',
  limit: FLEET_LIMITS.exportMax,
  async readIds({ sql }, { kind, scope, query: { sort, search } }, atMost) {
    const page = { ...pageOf({ sort }, DEFINITIONS[kind].defaultSort), limit: atMost };
    return (await listRecordIds(sql, kind, scope, search, page)).map(({ id }) => id);
  },
  async open(context, { kind, scope }) {
    return {
      name: createTranslator(context.locale, 'fleet')(`title.${kind}`),
      columns: recordColumns(context, kind),
      readRows: async (ids) => presentRecords(context, kind, await listRecords(context.sql, kind, scope, ids)),
    };
  },
};

/** Builds the spreadsheet within the request, because a company keeps few records. */
export async function makeFleetFile(context: MemberContext, order: FleetOrder): Promise<{ name: string; url: string }> {
  const { sql, clock, secrets, principal } = context;
  const { fileId, name } = await exportXlsx(fleetExport, context, order);
  const expiresAt = (await clock.now(sql)) + PURPOSES.file.lifeMs;
  const code = secrets.fileLink({ fileId, accountId: principal.accountId, expiresAt });
  return { name, url: `/api/${principal.side}/v1/files/${code}` };
}
