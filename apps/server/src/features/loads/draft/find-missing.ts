import type { MissingForPublication } from '@tenderlane/domain/terms';
import { isGranted, subscriptionUntilPlans } from '@tenderlane/domain/plans';
import { assertPresent } from '../../../platform/errors';
import type { Sql } from '../../../platform/database/database';
import { countAudiences } from '../list/list.queries';
import { missingOf } from './load-content';
import { listLoadParts } from '../queries';
import type { LoadRow } from '../load-row';
import type { LockedLoad } from '../policy';

interface Publication {
  now: number;
  at?: number;
  audienceAtLeast?: number;
  /** The plan's limit of tenders, which a request has passed before and a repetition by hand does not count for. */
  checksPlan?: boolean;
}

export async function findMissing(
  sql: Sql,
  { row, parts }: LockedLoad,
  { now, at = now, audienceAtLeast = 0, checksPlan = false }: Publication,
): Promise<MissingForPublication[]> {
  const audience = (await countAudiences(sql, row.company_id, [row.id], now)).get(row.id);
  const missing = missingOf(row, parts, Math.max(audience?.count ?? 0, audienceAtLeast), at);
  return checksPlan ? [...missingByPlan(), ...missing] : missing;
}

const missingByPlan = (): MissingForPublication[] =>
  isGranted(subscriptionUntilPlans({}).capacity, 'tenders_per_month') ? [] : [{ field: 'plan', code: 'plan.limit' }];

export async function listMissing(
  sql: Sql,
  drafts: LoadRow[],
  now: number,
): Promise<Map<number, MissingForPublication[]>> {
  if (drafts.length === 0) return new Map();
  const parts = new Map(
    (
      await listLoadParts(
        sql,
        drafts.map(({ id }) => id),
      )
    ).map((part) => [part.load_id, part]),
  );
  const missing = new Map<number, MissingForPublication[]>();
  for (const draft of drafts) {
    const part = assertPresent(parts.get(draft.id), 'the parts of a due draft');
    missing.set(draft.id, await findMissing(sql, { row: draft, parts: part }, { now, checksPlan: true }));
  }
  return missing;
}
