import type { EventOf, NewEvent } from '../../platform/events/events';
import type { InTransaction, RecordContext } from '../../platform/events/in-transaction';
import { askForPackets, askNewCarriers } from './fill/ask-for-packet';
import { lockPackets } from './fill/packet.queries';
import { returnPackets } from './review/return-packets';

/** What packets do about other features' events. */
export const packetSubscribers = {
  'carrier.accepted': [askWhoJoined],
  'carrier.approved': [askWhoJoined],
  'company.setting_changed': [askEverybody],
  'company.changed': [returnOnOtherData],
  'company.requisites_changed': [returnOnOtherBankData],
} satisfies InTransaction;

const causeIn = ({ actor, batchUuid = null }: Pick<NewEvent, 'actor' | 'batchUuid'>) => ({ ...actor, batchUuid });

/** Whoever comes into a network that asks for a packet is told at once. */
async function askWhoJoined(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) {
    if (event.companyId === null) continue;
    await askNewCarriers(context, event.companyId, [event.entityId], { at: event.at, cause: causeIn(event) });
  }
}

/** The shipper has begun to require a packet: its whole network is asked. */
async function askEverybody(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) {
    if (event.companyId === null || !event.changes?.some(({ field }) => field === 'require_packet')) continue;
    await askForPackets(context, event.companyId, { at: event.at, cause: causeIn(event) });
  }
}

/** What papers were checked against: a company with another name, number or address hands its packets in again. */
const LEGAL = /^(name|country_id|legal_id|legal_form|tax_id|address_\w+|licence_\w+)$/;

async function returnOnOtherData(context: RecordContext, events: readonly EventOf<'company.changed'>[]): Promise<void> {
  for (const event of events) {
    if (event.changes?.some(({ field }) => LEGAL.test(field))) await returnPacketsOf(context, event);
  }
}

/** Other bank details that count, so they were confirmed. */
async function returnOnOtherBankData(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) await returnPacketsOf(context, event);
}

/** Every packet of a carrier company that a shipper reviews or has approved goes back. */
async function returnPacketsOf(context: RecordContext, event: NewEvent): Promise<void> {
  const { carrierCompanyId, at } = event;
  if (!carrierCompanyId) return;
  const rows = await lockPackets(context.sql, 'of_carrier', carrierCompanyId, ['on_review', 'approved']);
  await returnPackets(context, rows, { reason: 'company_data', at, cause: causeIn(event) });
}
