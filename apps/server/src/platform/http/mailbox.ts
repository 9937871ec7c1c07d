import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database';
import type { Config } from '../config/config';
import type { Dispatcher } from '../events/outbox';
import { answerNotFound } from './error-answer';
import { isOwnHost } from './own-host';
import { parseInput } from './validate';
import { CALENDAR_NAME } from '../messages/messages';
import { findMailboxCalendar, isOutboxWaiting, listMailbox, type MailboxMessage } from './queries';
import { escapeHtml } from './escape-html';

const query = z.object({ to: z.string().max(254).optional() });
const path = z.object({ id: z.coerce.number<string>().int().positive() });

export function serveMailbox(app: FastifyInstance, config: Config, database: Database, dispatcher: Dispatcher): void {
  // DNS rebinding: a page of another site whose name resolves to this machine still sends that name as its host.
  const onlyAtHome = {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isOwnHost(config, request.headers.host)) return answerNotFound(request, reply);
    },
  };
  const read = async (raw: unknown) => {
    await waitForOutbox(database, dispatcher);
    return listMailbox(database, parseInput(query, raw).to?.trim().toLowerCase());
  };
  app.get('/dev/mailbox.json', onlyAtHome, async (request) => ({ data: await read(request.query) }));
  app.get('/dev/mailbox', onlyAtHome, async (request, reply) => {
    const messages = await read(request.query);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(messages));
  });
  app.get('/dev/mailbox/:id/calendar', onlyAtHome, async (request, reply) => {
    const found = await findMailboxCalendar(database, parseInput(path, request.params).id);
    if (!found?.calendar) return answerNotFound(request, reply);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${CALENDAR_NAME}"`)
      .header('cache-control', 'no-store')
      .send(found.calendar);
  });
}

const WAIT_MS = 10;
const MAX_WAITS = 200;

/** Waits for recent outbox rows, perhaps of another loop, instead of returning an incomplete mailbox. */
async function waitForOutbox(database: Database, dispatcher: Dispatcher): Promise<void> {
  for (let waits = 0; waits < MAX_WAITS;) {
    if ((await dispatcher.runOnce()) > 0) continue;
    if (!(await isOutboxWaiting(database))) return;
    waits += 1;
    await setTimeout(WAIT_MS);
  }
}

const linked = (text: string) => escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

const attached = ({ id, has_calendar: isThere }: Pick<MailboxMessage, 'id' | 'has_calendar'>) =>
  isThere ? `<p><a href="/dev/mailbox/${id}/calendar" download>${CALENDAR_NAME}</a></p>` : '';

function page(messages: MailboxMessage[]): string {
  const items = messages.map(
    ({ to, channel, subject, text, sent_at: at, ...message }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p class="meta">${escapeHtml(to)} · ${channel} · <time>${at.toISOString()}</time></p><pre>${linked(text)}</pre>${attached(message)}</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox · Tenderlane</title>
<style>:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;max-width:720px;margin:24px auto;padding:0 16px}
article{border-top:1px solid #8888;padding:12px 0}h2{font-size:15px;margin:0}.meta{margin:0;opacity:.7}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0 0}</style>
<h1>Mailbox</h1><p>Messages of this installation, newest first. No mail or SMS service is configured.</p>${items.join('') || '<p>Nothing yet.</p>'}</html>`;
}
