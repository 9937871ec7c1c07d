import { setImmediate } from 'node:timers/promises';
import { JOB_LIMITS } from '@tenderlane/domain';
import { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { readFieldCells } from '../../fields';
import { readIds, type CarriersQuery } from '../list/list-carriers';
import { listCarriers, type CarrierRow } from '../queries';
import type { CarrierColumn, FileColumns } from './carrier-cells';

const PART = 250;

/**
 * The columns of a file, each once and in their order, as the contract has let them pass; those of every file where none were
 * chosen. With them come the own fields that they may be of.
 */
export async function fileColumnsOf(
  context: MemberContext,
  chosen: readonly string[] | undefined,
): Promise<FileColumns> {
  const columns = chosen ? ([...new Set(chosen)] as CarrierColumn[]) : CARRIERS_LIST.exported;
  return { columns, fields: await readFieldCells(context, 'carrier') };
}

/** The carriers of a file as they are at this moment; more than it may hold are refused. */
export async function readExportIds(context: MemberContext, query: CarriersQuery): Promise<number[]> {
  const limit = JOB_LIMITS.exportMax;
  const ids = await readIds(context, query, limit);
  if (ids.length > limit) throw new AppError('export.too-many', { params: { limit } });
  return ids;
}

/** The rows of a file in parts, so that others get a turn in between. */
export async function* readParts(
  { sql, principal, clock }: MemberContext,
  ids: readonly number[],
): AsyncGenerator<CarrierRow[]> {
  for (let from = 0; from < ids.length; from += PART) {
    yield await listCarriers(sql, principal.companyId, ids.slice(from, from + PART), await clock.now(sql));
    await setImmediate();
  }
}
