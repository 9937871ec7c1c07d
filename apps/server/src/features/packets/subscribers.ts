import type { EventOf, NewEvent } from '../../platform/events/new-event';
import type { InTransaction, RecordContext } from '../../platform/events/in-transaction';
import { askForPackets, askNewCarriers } from './fill/ask-for-packet';
import { lockPackets } from './fill/packet.queries';
import { returnPackets } from './review/return-packets';

export const packetSubscribers = {
  'carrier.accepted': [askWhoJoined],
  'carrier.approved': [askWhoJoined],
  'company.setting_changed': [askEverybody],
  'company.changed': [returnOnOtherData],
  'company.requisites_changed': [returnOnOtherBankData],
} satisfies InTransaction;

const causeIn = ({ actor, batchUuid = null }: Pick<NewEvent, 'actor' | 'batchUuid'>) => ({ ...actor, batchUuid });

async function askWhoJoined(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) {
    if (event.companyId === null) continue;
    await askNewCarriers(context, event.companyId, [event.entityId], { at: event.at, cause: causeIn(event) });
  }
}

async function askEverybody(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) {
    if (event.companyId === null || !event.changes?.some(({ field }) => field === 'require_packet')) continue;
    await askForPackets(context, event.companyId, { at: event.at, cause: causeIn(event) });
  }
}

/** Fields that documents were checked against; if one changes, packets must be submitted again. */
const LEGAL = /^(name|country_id|legal_id|legal_form|tax_id|address_\w+|licence_\w+)$/;

async function returnOnOtherData(context: RecordContext, events: readonly EventOf<'company.changed'>[]): Promise<void> {
  for (const event of events) {
    if (event.changes?.some(({ field }) => LEGAL.test(field))) await returnPacketsOf(context, event);
  }
}

/** Only confirmed bank details cause this event. */
async function returnOnOtherBankData(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) await returnPacketsOf(context, event);
}

async function returnPacketsOf(context: RecordContext, event: NewEvent): Promise<void> {
  const { carrierCompanyId, at } = event;
  if (!carrierCompanyId) return;
  const rows = await lockPackets(context.sql, 'of_carrier', carrierCompanyId, ['on_review', 'approved']);
  await returnPackets(context, rows, { reason: 'company_data', at, cause: causeIn(event) });
}
