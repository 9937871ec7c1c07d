import type { Sql } from '../../../platform/database/database';
import { enqueue } from '../../../platform/events/events';
import type { ChannelKind, LiveTopic, Signal } from '../../../platform/realtime/live-topic';

export type Place = readonly [accountId: number, companyId: number];

/** Outbox work that runs after the commit; open pages of these people then reload the bell. */
const TOLD = 'notification.told';
const TOPIC = 'notification';
const CHANNEL = 'account-update';

const PLACES = 40;

export async function notifyOpenPages(sql: Sql, places: readonly Place[], isLoud: boolean): Promise<void> {
  for (let start = 0; start < places.length; start += PLACES)
    await enqueue(sql, TOLD, { places: places.slice(start, start + PLACES), is_loud: isLoud });
}

interface BellSignal extends Signal {
  places: readonly Place[];
  is_loud: boolean;
}

export const accountUpdates: ChannelKind = {
  name: CHANNEL,
  ids: 1,
  // A session that a link opened gets no notifications of the company.
  allows: (_sql, { accountId, senderId }, [id]) => Promise.resolve(id === accountId && senderId === null),
};

export const bellTopic: LiveTopic = {
  name: TOPIC,
  signalsOf: ({ kind, payload }) =>
    kind === TOLD ? [{ topic: TOPIC, places: payload['places'], is_loud: payload['is_loud'] === true }] : [],
  send({ sockets }, signals) {
    const here = new Set(sockets.watched(CHANNEL).map(([id]) => id));
    const told = new Map<string, { place: Place; isLoud: boolean }>();
    for (const { places, is_loud: isLoud } of signals as readonly BellSignal[])
      for (const place of places) {
        const key = place.join(':');
        if (here.has(place[0])) told.set(key, { place, isLoud: isLoud || told.get(key)?.isLoud === true });
      }
    for (const { place, isLoud } of told.values()) {
      const [accountId, companyId] = place;
      const update = { is_need_sound: isLoud };
      sockets.send(`${CHANNEL}.${accountId}`, 'AccountUpdateEvent', update, (viewer) => viewer.companyId === companyId);
    }
    return Promise.resolve();
  },
};
