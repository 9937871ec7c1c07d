import type { Clock } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import type { Message } from '../../platform/messages/messages';
import { createBatches } from '../../platform/queues/batches';
import { findPersonalLinkUrls, issuePersonalLinks, type LinkTarget, type PersonalLinkUrls } from '../carriers';
import type { Content, RenderContext } from '../../platform/notices/own-messages';

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

/**
 * Replaces the plain address of a message with the personal link, whose secret is generated only here. Links of
 * messages in one transaction are read by one statement.
 */
export function createLinkWriter(parts: Pick<RenderContext, 'secrets' | 'publicUrl'>) {
  const readers = new WeakMap<Sql, (id: number) => Promise<PersonalLinkUrls | null>>();
  const readerOf = (sql: Sql) => {
    const work = (ids: number[]) => findPersonalLinkUrls(sql, parts, ids);
    const reader = readers.get(sql) ?? createBatches({ work, concurrency: 1, limit: AT_ONCE, maxWaiting: Infinity });
    readers.set(sql, reader);
    return reader;
  };
  return async (sql: Sql, { params }: Message, content: Content): Promise<Content> => {
    const id = Number(params['link_id']);
    return id > 0 ? { ...content, ...(await readerOf(sql)(id)) } : content;
  };
}
