import { demoDueAt } from '@tenderlane/domain/demos';
import { causeOf, type CommandActor } from '../../platform/events/cause';
import type { RecordContext } from '../../platform/events/in-transaction';
import type { NewEvent } from '../../platform/events/new-event';
import type { Context } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { readLinkCode } from '../../platform/secrets/link-codes';
import { factsOf, saveDemo, type DemoRow } from './demo.queries';

type Cause = Pick<NewEvent, 'at' | 'actor' | 'batchUuid'>;

export const eventOfDemo = ({ id, company_id }: Pick<DemoRow, 'id' | 'company_id'>, cause: Cause) => ({
  ...cause,
  entityId: id,
  companyId: company_id,
});

export function memberCause(context: CommandActor, at: number): Cause {
  const { batchUuid, ...actor } = causeOf(context);
  return { at, actor, batchUuid };
}

export const bookerCause = (at: number, { account_id: accountId }: Pick<DemoRow, 'account_id'>): Cause => ({
  at,
  actor: { actorKind: 'person', accountId },
  batchUuid: null,
});

export async function findByCode(
  context: Context,
  code: string,
  find: (sql: Context['sql'], id: number) => Promise<DemoRow | undefined>,
): Promise<DemoRow> {
  const id = await readLinkCode(context, 'demo-booking', code, () => Promise.resolve(null));
  const demo = await find(context.sql, id);
  if (!demo) throw notFound();
  return demo;
}

export async function saveChanged(
  { sql }: Pick<RecordContext, 'sql'>,
  demo: DemoRow,
  changes: Partial<DemoRow>,
  now: number,
): Promise<DemoRow> {
  const changed = { ...demo, ...changes };
  await saveDemo(sql, changed, demoDueAt(factsOf(changed), now));
  return changed;
}
