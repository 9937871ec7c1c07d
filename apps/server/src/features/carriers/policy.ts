import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { missingRecord } from '../brands';
import { filterOwnLabels } from './labels/label.queries';
import { findOwner, findRelationById, listCarriers, lockRelation, type CarrierRow, type Relation } from './queries';

/** The shipper's own relation, locked until the transaction ends, or why it is not there. */
export async function lockOwnRelation({ sql, principal }: MemberContext, id: number): Promise<Relation> {
  const relation = await lockRelation(sql, principal.companyId, id);
  if (!relation) throw await missingRecord(sql, principal, await findOwner(sql, id));
  return relation;
}

/** The shipper's own relation, or why it is not there. */
export async function findOwnRelation({ sql, principal }: MemberContext, id: number): Promise<Relation> {
  const relation = await findRelationById(sql, principal.companyId, id);
  if (!relation) throw await missingRecord(sql, principal, await findOwner(sql, id));
  return relation;
}

/** The shipper's own relation as its pages show it, or why it is not there. */
export async function findOwnCarrier({ sql, principal, clock }: MemberContext, id: number): Promise<CarrierRow> {
  const [carrier] = await listCarriers(sql, principal.companyId, [id], await clock.now(sql));
  if (!carrier) throw await missingRecord(sql, principal, await findOwner(sql, id));
  return carrier;
}

/** Refuses labels that are not the company's own. */
export async function refuseForeignLabels(
  { sql, principal }: MemberContext,
  named: { field: string; ids: number[] }[],
): Promise<void> {
  const own = await filterOwnLabels(sql, principal.companyId, [...new Set(named.flatMap(({ ids }) => ids))]);
  const foreign = named.filter(({ ids }) => ids.some((id) => !own.has(id)));
  if (foreign.length === 0) return;
  throw new AppError('input.invalid', {
    fields: Object.fromEntries(foreign.map(({ field }) => [field, [{ code: 'not-one-of' }]])),
  });
}
