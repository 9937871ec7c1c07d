import { assertPresent } from '../../../platform/errors';
import type { Sql } from '../../../platform/database/database';
import type { LoadRow } from '../load-row';
import { findLoadParts } from '../queries';
import { copyLoad, type Copy } from './copy-load';

export async function repeatLoad(
  sql: Sql,
  row: LoadRow,
  { managerId, count, rates, at }: Pick<Copy, 'managerId' | 'at'> & Omit<NonNullable<Copy['repeats']>, 'fromId'>,
) {
  const parts = assertPresent(await findLoadParts(sql, row.company_id, row.id), 'the parts of a load');
  return copyLoad(sql, { row, parts }, { managerId, repeats: { fromId: row.id, count, rates }, at });
}
