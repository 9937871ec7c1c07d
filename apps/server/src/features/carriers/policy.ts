import type { ActorContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { absentRecord } from '../brands';
import { filterOwnLabels } from './label.queries';
import { findOwner, listCarriers, lockRelation, type CarrierRow, type Relation } from './queries';

/** The shipper's own relation, locked until the transaction ends, or why it is not there. */
export async function lockOwnRelation({ sql, actor }: ActorContext, id: number): Promise<Relation> {
  const relation = await lockRelation(sql, actor.companyId, id);
  if (!relation) throw await absentRecord(sql, actor, await findOwner(sql, id));
  return relation;
}

/** The shipper's own relation as its pages show it, or why it is not there. */
export async function findOwnCarrier({ sql, actor, clock }: ActorContext, id: number): Promise<CarrierRow> {
  const [carrier] = await listCarriers(sql, actor.companyId, [id], await clock.now(sql));
  if (!carrier) throw await absentRecord(sql, actor, await findOwner(sql, id));
  return carrier;
}

/** Refuses labels that are not the company's own. */
export async function refuseForeignLabels(
  { sql, actor }: ActorContext,
  named: { field: string; ids: number[] }[],
): Promise<void> {
  const own = await filterOwnLabels(sql, actor.companyId, [...new Set(named.flatMap(({ ids }) => ids))]);
  const foreign = named.filter(({ ids }) => ids.some((id) => !own.has(id)));
  if (foreign.length === 0) return;
  throw new AppError('input.invalid', {
    fields: Object.fromEntries(foreign.map(({ field }) => [field, [{ code: 'not-one-of' }]])),
  });
}
