import type { Sql } from '../../../platform/database/database';
import type { BellEntry } from './bell-entry';
import { insertEntries, type InsertedEntry } from './bell.queries';
import { notifyOpenPages, type Place } from './live-bell';

const keyOf = ({ account_id: accountId, event_key: key, template }: Omit<InsertedEntry, 'company_id'>) =>
  `${accountId} ${key} ${template}`;

export async function saveEntries(sql: Sql, entries: readonly BellEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const last = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const inserted = await insertEntries(sql, [...last.values()]);
  for (const isLoud of [true, false]) {
    const places = inserted.filter((row) => last.get(keyOf(row))?.is_loud === isLoud);
    await notifyOpenPages(sql, distinct(places.map((row): Place => [row.account_id, row.company_id])), isLoud);
  }
}

const distinct = (places: Place[]): Place[] => [...new Map(places.map((place) => [place.join(), place])).values()];
