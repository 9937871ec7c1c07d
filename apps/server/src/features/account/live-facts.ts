import { lookUp } from '@tenderlane/domain/values';
import { readEvent } from '../../platform/events/events';
import type { LiveTopic, Sockets } from '../../platform/realtime/live-topic';

const CHANNEL = 'account-update';

const FACTS: Readonly<Record<string, string>> = {
  'load.published': 'is_search_started',
  'option.confirmed': 'is_load_booked',
  'load.completed': 'is_trip_completed',
  'load.resolved': 'is_trip_completed',
  'demo.requested': 'is_demo_booked',
  'carrier.invited': 'is_carrier_invited',
  'carrier.approved': 'is_carrier_invited',
  'carrier.imported': 'is_carrier_invited',
};

// Only the first such event of a company can change its fact, so later ones are not sent.
const toldBy = new WeakMap<Sockets, Set<string>>();

export const factsTopic: LiveTopic = {
  name: 'facts',
  signalsOf(row) {
    const fact = lookUp(FACTS, row.kind);
    return fact === undefined ? [] : [{ fact, company: readEvent(row).companyId }];
  },
  send({ sockets }, signals) {
    const told = toldBy.get(sockets) ?? new Set<string>();
    toldBy.set(sockets, told);
    for (const { fact, company } of signals) {
      const key = `${company}:${fact}`;
      if (told.has(key)) continue;
      told.add(key);
      for (const [accountId] of sockets.watched(CHANNEL))
        sockets.send(
          `${CHANNEL}.${accountId}`,
          'AccountUpdateEvent',
          { is_need_sound: false },
          (viewer) => viewer.companyId === company,
        );
    }
    return Promise.resolve();
  },
};
