import { setImmediate } from 'node:timers/promises';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { readFieldCells } from '../../fields';
import { readIds, type CarriersQuery } from '../list/list-carriers';
import { listCarriers, type CarrierRow } from '../queries';
import type { CarrierColumn, FileColumns } from './carrier-cells';

const PART = 250;

/**
 * Returns the columns of a file in order without repetition, by default the standard ones, with the own fields they may
 * refer to.
 */
export async function fileColumnsOf(
  context: MemberContext,
  chosen: readonly string[] | undefined,
): Promise<FileColumns> {
  const columns = chosen ? ([...new Set(chosen)] as CarrierColumn[]) : CARRIERS_LIST.exported;
  return { columns, fields: await readFieldCells(context, 'carrier') };
}

export async function readExportIds(context: MemberContext, query: CarriersQuery): Promise<number[]> {
  const limit = JOB_LIMITS.exportMax;
  const ids = await readIds(context, query, limit);
  if (ids.length > limit) throw new AppError('export.too-many', { params: { limit } });
  return ids;
}

/** Reads the rows in parts, so that other requests are answered in between. */
export async function* readParts(
  { sql, principal, clock }: MemberContext,
  ids: readonly number[],
): AsyncGenerator<CarrierRow[]> {
  for (let from = 0; from < ids.length; from += PART) {
    yield await listCarriers(sql, principal.companyId, ids.slice(from, from + PART), await clock.now(sql));
    await setImmediate();
  }
}
