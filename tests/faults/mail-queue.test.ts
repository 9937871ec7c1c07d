import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOwnDatabase } from './own-database';
import { newLogin, startMailing, type Mailing } from './mailing';

let url: string;
let mailing: Mailing;
beforeAll(async () => void (url = await createOwnDatabase('mail_queue')));
beforeEach(async () => void (mailing = await startMailing(url)));
afterEach(() => mailing.stop());

it('a sign-in code is sent before a thousand older messages', async () => {
  mailing.post.delayMs = 1000;
  const message = { channel: 'email', locale: 'en', template: 'carrier-resumed', params: { company: 'A', path: '/' } };
  await mailing.database.query(
    `select graphile_worker.add_jobs(array(
       select row('send_message', $1::json, null, null, 10, null, null, null)::graphile_worker.job_spec
         from generate_series(1, 1000)))`,
    [JSON.stringify({ ...message, to: 'many@example.com', id: randomUUID() })],
  );
  await expect.poll(() => mailing.post.taken.length).toBeGreaterThan(0);
  const login = newLogin();
  await mailing.askForCode(login);
  expect(await mailing.mailsTo(login)).toHaveLength(1);
  const waiting = `select 1 from graphile_worker.jobs where locked_at is null`;
  expect((await mailing.database.query(waiting)).rowCount).toBeGreaterThan(0);
});

it('a message that the mail server accepted is not sent again when its job is run again', async () => {
  const login = newLogin();
  await mailing.askForCode(login);
  const [sent] = await mailing.mailsTo(login);
  await mailing.untilAllSent();
  const id = sent?.id.slice(1, 37) ?? '';
  const message = {
    to: login,
    channel: 'email',
    locale: 'en',
    template: 'carrier-resumed',
    params: { company: 'A', path: '/' },
    id,
  };
  await mailing.database.query(`select graphile_worker.add_job('send_message', $1::json)`, [JSON.stringify(message)]);
  await mailing.untilAllSent();
  expect(await mailing.mailsTo(login)).toHaveLength(1);
});

it('another process sends the messages that a killed process had begun', async () => {
  mailing.post.fault = 'silent-after-data';
  const login = newLogin();
  await mailing.askForCode(login);
  await expect
    .poll(
      async () =>
        (await mailing.database.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount,
    )
    .toBe(1);
  await mailing.replaceProcess();
  expect(await mailing.mailsTo(login)).toHaveLength(1);
});
