import { groupDigest } from '@tenderlane/domain/notifications';
import { dueRows } from '../../../platform/jobs/due';
import type { Message } from '../../../platform/messages/messages';
import { namesMoment } from '../../../platform/notices/texts';
import type { Send } from '../send';
import { hasDueHeld, postponeHeld, takeDueHeld, type HeldRow } from './held.queries';

/** A digest is never split, so a batch counts people; each has few rows. */
const PEOPLE = 20;

export const heldMessages = (send: Send) =>
  dueRows<HeldRow>({
    name: 'held messages',
    paceMs: 5000,
    hasDue: async (sql, clock) => hasDueHeld(sql, await clock.now(sql)),
    takeDue: async (sql, clock, limit) => takeDueHeld(sql, await clock.now(sql), limit === 1 ? 1 : PEOPLE),
    async run({ sql, clock, config }, rows) {
      const now = await clock.now(sql);
      await send(sql, messagesOf(rows, now), { clock, config });
      return rows.length;
    },
    postpone: (sql, { id }, until) => postponeHeld(sql, id, until),
  });

function messagesOf(rows: readonly HeldRow[], now: number): Message[] {
  const worthTelling = rows.filter((row) => row.is_member && !isOver(row.message, now));
  const messages = worthTelling.filter((row) => !row.is_digest).map(({ message }) => message);
  const accounts = new Set(worthTelling.map(({ account_id: id }) => id));
  for (const id of accounts)
    messages.push(...digestOf(worthTelling.filter((row) => row.is_digest && row.account_id === id)));
  return messages;
}

/** A message with a deadline is not sent after it; the bell shows it nevertheless. */
function isOver({ template, params }: Message, now: number): boolean {
  const { at } = params;
  return typeof at === 'number' && at <= now && namesMoment(template);
}

function digestOf(rows: readonly HeldRow[]): Message[] {
  const items = groupDigest(rows.map((row) => ({ ...row, key: row.item_key, at: row.created_at.getTime() })));
  const last = items.at(-1);
  if (!last) return [];
  if (items.length === 1) return [last.message];
  const { to, channel, locale } = last.message;
  const path = /^\/carrier(?:\/|\?|$)/.test(String(last.message.params['path'])) ? '/carrier' : '/';
  const params = { path, items: items.map(({ message: { template, params: said } }) => ({ template, params: said })) };
  return [{ to, channel, locale, template: 'notification-digest', params }];
}
