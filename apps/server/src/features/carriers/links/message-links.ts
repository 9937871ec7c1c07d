import type { Clock } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import type { MessageHooks } from '../../../platform/notices/message-hooks';
import { write } from '../../../platform/notices/texts';
import { createBatches } from '../../../platform/queues/batches';
import { findPersonalLinkUrls, issuePersonalLinks, type PersonalLinkUrls } from './personal-link';
import type { LinkTarget } from './personal-link.queries';

export async function issueLinks(sql: Sql, clock: Clock, messages: Message[]): Promise<Message[]> {
  const asked = messages.filter(({ params }) => params['link_for']);
  if (asked.length === 0) return messages;
  const aims = asked.map(({ to, params }) => ({ ...(params['link_for'] as LinkTarget), login: to }));
  const issued = await issuePersonalLinks(sql, aims, await clock.now(sql));
  const idOf = new Map(asked.map((message, position) => [message, issued.get(position)]));
  return messages.map((message) => {
    const { link_for: aim, ...params } = message.params;
    const id = idOf.get(message);
    return aim ? { ...message, params: id === undefined ? params : { ...params, link_id: id } } : message;
  });
}

const AT_ONCE = 500;

const INVITATION = /^carrier-invitation/;

/**
 * Replaces the plain address of a message with the personal link, whose secret is generated only here. Links of
 * messages in one transaction are read by one statement.
 */
export const createLinkWriter: MessageHooks['createContentWriter'] = (parts) => {
  const readers = new WeakMap<Sql, (id: number) => Promise<PersonalLinkUrls | null>>();
  const readerOf = (sql: Sql) => {
    const work = (ids: number[]) => findPersonalLinkUrls(sql, parts, ids);
    const reader = readers.get(sql) ?? createBatches({ work, concurrency: 1, limit: AT_ONCE, maxWaiting: Infinity });
    readers.set(sql, reader);
    return reader;
  };
  return async (sql, { params, template, locale }, content) => {
    const id = Number(params['link_id']);
    const urls = id > 0 ? await readerOf(sql)(id) : null;
    if (!urls) return content;
    // Only invitations offer the opt-out; carriers that have accepted still get messages about their bids.
    const end = INVITATION.test(template) && {
      text: write(locale, 'carrier-invitation.opt_out', {}),
      url: urls.optOut,
    };
    return { ...content, link: urls.link, ...(end && { end }) };
  };
};
