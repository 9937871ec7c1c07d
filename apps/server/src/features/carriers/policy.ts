import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { missingRecord } from '../brands';
import { filterOwnLabels } from './labels/label.queries';
import { filterOwnCarriers, findOwner, findRelationById, listCarriers, lockRelation, type CarrierRow } from './queries';
import type { Relation } from './relation';

export async function lockOwnRelation({ sql, principal }: MemberContext, id: number): Promise<Relation> {
  const relation = await lockRelation(sql, principal.companyId, id);
  if (!relation) throw await missingRecord(sql, principal, await findOwner(sql, id));
  return relation;
}

export async function findOwnRelation({ sql, principal }: MemberContext, id: number): Promise<Relation> {
  const relation = await findRelationById(sql, principal.companyId, id);
  if (!relation) throw await missingRecord(sql, principal, await findOwner(sql, id));
  return relation;
}

export async function findOwnCarrier({ sql, principal, clock }: MemberContext, id: number): Promise<CarrierRow> {
  const [carrier] = await listCarriers(sql, principal.companyId, [id], await clock.now(sql));
  if (!carrier) throw await missingRecord(sql, principal, await findOwner(sql, id));
  return carrier;
}

interface NamedIds {
  field: string;
  ids: number[];
}

export async function refuseForeignLabels(context: MemberContext, named: NamedIds[]): Promise<void> {
  await refuseForeign(context, named, filterOwnLabels);
}

export async function refuseForeignCarriers(context: MemberContext, named: NamedIds[]): Promise<void> {
  await refuseForeign(context, named, filterOwnCarriers);
}

async function refuseForeign(
  { sql, principal }: MemberContext,
  named: NamedIds[],
  filterOwn: typeof filterOwnLabels,
): Promise<void> {
  const asked = [...new Set(named.flatMap(({ ids }) => ids))];
  if (asked.length === 0) return;
  const own = await filterOwn(sql, principal.companyId, asked);
  const foreign = named.filter(({ ids }) => ids.some((id) => !own.has(id)));
  if (foreign.length === 0) return;
  throw new AppError('input.invalid', {
    fields: Object.fromEntries(foreign.map(({ field }) => [field, [{ code: 'not-one-of' }]])),
  });
}
