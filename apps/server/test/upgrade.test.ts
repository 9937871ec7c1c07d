import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEPT_ACTIONS } from '@tenderlane/contract/events';
import { renderMessage } from '../src/features';
import { GATHER_MS } from '../src/features/tender-notices/lost-leads/lost-leads';
import { startJobs } from '../src/platform/jobs/jobs';
import type { RenderedMessage } from '../src/platform/messages/messages';
import { signIn } from './build';
import { createUpgradedDatabase } from './release-before/upgraded-database';
import { startApp, type TestApp } from './start-app';

interface Sent {
  job: { to: string } & Record<string, unknown>;
  sent: { recipient: string; channel: string; subject: string; body: string }[];
}

let app: TestApp;
let before: Sent;

beforeAll(async () => {
  const sent = join(import.meta.dirname, 'release-before', 'sent.json');
  before = JSON.parse(await readFile(sent, 'utf8')) as Sent;
  app = await startApp({}, await createUpgradedDatabase());
});
afterAll(() => app.close());

it('events that waited in the outbox of an earlier release are sent once, to the same people in the same words', async () => {
  while ((await app.dispatcher.runOnce()) > 0);
  app.clock.at += GATHER_MS;
  await app.runDue('lost leads');
  const rows = await app.database.rows<Sent['sent'][number]>(
    'select recipient, channel, subject, body from mailbox_messages order by id',
  );
  // A personal link has a secret of its own.
  const withoutSecret = (body: string) => body.replace(/(open\?lang=\w+#).*/, '$1…');
  // Since that release a distance says that it is an estimate, a vehicle is called a truck, and numbers follow the language.
  const asToday = (body: string) =>
    body
      .replace(/^(Route: .+ km)$/m, '$1, estimate')
      .replace('Papers and the vehicle', 'Papers and the truck')
      .replaceAll(/(?<=\d)\u00a0(?=\d{3})/g, ',')
      .replaceAll(/([\d,]+)\u00a0€/g, '€$1');
  // Messages that can be ended have an unsubscribe link, and the message of a loser has the rank of its bid.
  const withoutEnd = (body: string) =>
    body.replace(/(on its page\.)\n\nYour place: .+/, '$1').replace(/\n\n[^\n]+\nhttp\S+\/unsubscribe\/\S+$/, '');
  // A carrier that loses the lead is told some seconds later today.
  const isLater = ({ subject }: { subject: string }) => subject.includes('outbid');
  const inOrder = before.sent.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)));
  expect(rows.map(({ body, ...row }) => ({ ...row, body: withoutSecret(withoutEnd(body)) }))).toEqual(
    inOrder.map(({ body, ...row }) => ({ ...row, body: asToday(body) })),
  );
  expect(await app.database.rows('select 1 from outbox_retries')).toEqual([]);
});

it('a message in a job of an earlier release is sent', async () => {
  const sent: RenderedMessage[] = [];
  const jobs = await startJobs({
    databaseUrl: app.config.database?.directUrl ?? '',
    database: app.database,
    log: pino({ level: 'silent' }),
    renderMessage: renderMessage(app.config),
    sender: { send: (message) => Promise.resolve(void sent.push(message)), close: () => undefined },
    concurrency: 1,
    tasks: {},
  });
  await app.database.run(`select graphile_worker.add_job('send_message', $1::json)`, [
    JSON.stringify({ ...before.job, id: '0b6f0f5e-0d2a-4f0e-9f59-8c2b6a1d7c11' }),
  ]);
  await expect.poll(() => sent).toMatchObject([{ to: before.job.to }]);
  expect(sent[0]?.subject).toBe('Gdańsk – Kyiv, 27 Nov, 22\u00a0t: you were outbid');
  await jobs.stop();
});

it('the history of the tenders of an earlier release is unchanged', async () => {
  const shipper = app.shipper(await signIn(app, 'shipper', 'olena@example.com'));
  const person = { first_name: 'Olena', last_name: 'Savchuk' };
  await shipper.call('PUT /profile/info', { body: { ...person, accepts_terms: true } });
  const loads = await app.database.rows<{ id: number; actions: string[] }>(
    `select entity_id as id, array_agg(action order by id desc) as actions from events where entity = 'load' group by 1 order by 1`,
  );
  expect(loads.length).toBeGreaterThan(3);
  for (const { id, actions } of loads) {
    const history = await shipper.done('GET /loads/{id}/history', id);
    expect(history.map(({ action }) => action)).toEqual(actions);
    expect(actions.filter((action) => !KEPT_ACTIONS.includes(action))).toEqual([]);
  }
  const awarded = await shipper.done('GET /loads/{id}/history', loads[0]!.id);
  expect(awarded.find(({ action }) => action === 'option.confirmed')?.params).toMatchObject({
    carrier: 'Borys Spedycja',
  });
});
