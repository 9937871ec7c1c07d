import { isActiveRelation } from '@tenderlane/domain/carriers';
import type { Cause } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { findSetting } from '../../brands';
import { findPublished } from '../setup/setup.queries';
import { findPacket, listUnasked, lockRelationOfPacket, savePacket, type PacketRow } from './packet.queries';

interface Asking {
  at: number;
  cause: Cause;
}

async function asksForPacket({ sql }: Pick<RecordContext, 'sql'>, companyId: number): Promise<boolean> {
  const { require_packet: isRequired } = await findSetting(sql, companyId);
  return isRequired && (await findPublished(sql, companyId)) !== undefined;
}

export async function askForPackets(context: RecordContext, companyId: number, asking: Asking): Promise<void> {
  if (await asksForPacket(context, companyId)) await askUnasked(context, companyId, asking);
}

export async function askUnasked(context: RecordContext, companyId: number, asking: Asking): Promise<void> {
  const unasked = await listUnasked(context.sql, companyId);
  await askCarriers(
    context,
    companyId,
    unasked.map(({ id }) => id),
    asking,
  );
}

export async function askNewCarriers(
  context: RecordContext,
  companyId: number,
  carrierIds: readonly number[],
  asking: Asking,
): Promise<void> {
  if (await asksForPacket(context, companyId)) await askCarriers(context, companyId, carrierIds, asking);
}

async function askCarriers(
  context: RecordContext,
  companyId: number,
  carrierIds: readonly number[],
  asking: Asking,
): Promise<void> {
  const events: NewEvent[] = [];
  for (const id of carrierIds) {
    await lockRelationOfPacket(context.sql, companyId, id);
    const row = await findPacket(context.sql, companyId, id);
    if (!row || row.asked_at || !mayBeAsked(row)) continue;
    await savePacket(context.sql, row, { asked_at: new Date(asking.at) });
    events.push(askedEvent(row, asking));
  }
  await record(context, events);
}

export const mayBeAsked = ({ carrier_company_id: company, relation, state }: PacketRow): boolean =>
  company !== null && isActiveRelation(relation) && state !== 'on_review' && state !== 'approved';

export function askedEvent(row: PacketRow, { at, cause: { batchUuid, ...actor } }: Asking): NewEvent {
  return {
    at,
    companyId: row.company_id,
    carrierCompanyId: row.carrier_company_id,
    entityId: row.carrier_id,
    action: 'packet.asked',
    actor,
    batchUuid,
  };
}
