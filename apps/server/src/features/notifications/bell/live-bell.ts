import type { Sql } from '../../../platform/database/database';
import { enqueue } from '../../../platform/events/events';
import type { ChannelKind, LiveTopic, Signal } from '../../../platform/realtime/live-topic';

/** A person and the company in which it was told something. */
export type Place = readonly [accountId: number, companyId: number];

/** Work of the dispatcher, behind the commit that wrote the bell: open pages of these people look again. */
const TOLD = 'notification.told';
const TOPIC = 'notification';
const CHANNEL = 'account-update';

/** So many fit into one signal. */
const PLACES = 40;

export async function tellPages(sql: Sql, places: readonly Place[], isLoud: boolean): Promise<void> {
  for (let start = 0; start < places.length; start += PLACES)
    await enqueue(sql, TOLD, { places: places.slice(start, start + PLACES), is_loud: isLoud });
}

interface BellSignal extends Signal {
  places: readonly Place[];
  is_loud: boolean;
}

/** A person's own channel. */
export const accountUpdates: ChannelKind = {
  name: CHANNEL,
  ids: 1,
  // What a company was told is not for a session that a link of one sender opened.
  allows: (_sql, { accountId, senderId }, [id]) => Promise.resolve(id === accountId && senderId === null),
};

/** Tells a person's open pages that the bell of the company they show has changed. */
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
