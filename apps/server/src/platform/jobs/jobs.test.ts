import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { completeLoadBody, signUpShipper, newLogin } from '../../../test/build';
import { startMailServer } from '../../../test/mail-server';
import { startApp, type TestApp } from '../../../test/start-app';
import { measureRoute } from '../../features/loads/draft/measure-route';
import { renderMessage } from '../../features';
import { freeAbandonedJobs } from './job-workers';
import { startJobs } from './jobs';
import { createLog } from '../process/log';
import { createSender } from '../messages/messages';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

async function startWithJobs(
  settings: Record<string, string>,
  log: Logger = pino({ level: 'silent' }),
): Promise<TestApp> {
  const app = await startApp(settings);
  closings.push(() => app.close());
  const { config, database } = app;
  const jobs = await startJobs({
    databaseUrl: config.database?.directUrl ?? '',
    database,
    log,
    renderMessage: renderMessage(config),
    sender: createSender(config),
    concurrency: config.messagesAtOnce,
    tasks: { measure_route: { run: (payload) => measureRoute({ database, config, log }, payload) } },
  });
  closings.push(() => jobs.stop());
  return app;
}

async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await sleep(50);
  }
}

const codeIn = (mail: string) => /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0] ?? '';

it('a job sends the code for signing in by e-mail, and the code works', async () => {
  const post = await startMailServer();
  closings.push(() => post.close());
  const app = await startWithJobs({ SMTP_URL: post.url, MAIL_FROM: 'Tenderlane <hello@example.com>' });
  const login = newLogin('olena');
  const visitor = app.shipper();
  const asked = await visitor.call('POST /auth/code', { body: { login } });
  expect(asked.status).toBe(200);
  expect(await app.dispatcher.runOnce()).toBe(1);
  const mail = await eventually(() => post.mails[0]);
  expect(mail).toMatch(new RegExp(`^To: ${login.replaceAll('.', String.raw`\.`)}\r$`, 'm'));
  const { status } = await visitor.call('POST /auth/login', {
    body: { login, request: asked.body.data.request, code: codeIn(mail) },
  });
  expect(status).toBe(200);
  expect((await app.server.inject({ url: '/dev/mailbox.json' })).statusCode).toBe(404);
});

it('a refused e-mail is sent once more, and the log contains the reason without the address', async () => {
  const post = await startMailServer(1);
  closings.push(() => post.close());
  const lines: string[] = [];
  const app = await startWithJobs({ SMTP_URL: post.url }, createLog('info', { write: (line) => lines.push(line) }));
  const login = newLogin('ihor');
  await app.shipper().call('POST /auth/code', { body: { login } });
  await app.dispatcher.runOnce();
  await eventually(() => post.mails[0]);
  const left = () => app.database.first('select 1 from graphile_worker.jobs');
  await eventually(async () => ((await left()) ? undefined : true));
  expect(post.mails).toHaveLength(1);
  expect(lines.join('')).toContain('the mailbox of … is full');
  expect(lines.join('')).not.toContain(login);
});

async function startHangingService() {
  const asked: number[] = [];
  const givenUp: number[] = [];
  const service = createServer((request) => {
    asked.push(performance.now());
    request.socket.once('close', () => givenUp.push(performance.now()));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  closings.push(() => new Promise((resolve) => (service.close(resolve), service.closeAllConnections())));
  return { url: `http://sid:token@127.0.0.1:${(service.address() as AddressInfo).port}`, asked, givenUp };
}

it('a hanging SMS service is paused and does not delay codes by e-mail', async () => {
  const post = await startMailServer();
  closings.push(() => post.close());
  const sms = await startHangingService();
  const app = await startWithJobs({ SMTP_URL: post.url, SMS_URL: sms.url, SMS_FROM: 'Tenderlane' });
  for (let digit = 1; digit <= 8; digit++)
    await app.shipper().call('POST /auth/code', { body: { login: `+4851234567${digit}` } });
  while ((await app.dispatcher.runOnce()) > 0);
  await eventually(() => (sms.asked.length > 0 ? true : undefined));
  await app.shipper().call('POST /auth/code', { body: { login: newLogin('olena') } });
  while ((await app.dispatcher.runOnce()) > 0);
  await eventually(() => post.mails[0]);
  expect(sms.givenUp).toEqual([]);
  const third = await eventually(() => sms.asked[2]);
  expect(third - (sms.givenUp[0] ?? third)).toBeGreaterThan(4_900);
});

it('a job measures the route of a draft, which replaces the estimate', async () => {
  const asked: string[] = [];
  const router = createServer((request, response) => {
    asked.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        '{"routes":[{"distance":1174400,"duration":64800,"legs":[{"distance":1174400,"duration":64800}],"geometry":{"coordinates":[[18.65,54.35],[30.52,50.45]]}}]}',
      );
  });
  await new Promise<void>((resolve) => router.listen(0, '127.0.0.1', resolve));
  closings.push(() => new Promise((resolve) => router.close(resolve)));
  const app = await startWithJobs({ ROUTER_URL: `http://127.0.0.1:${(router.address() as AddressInfo).port}` });
  const shipper = await signUpShipper(app);
  const { id } = (await shipper.call('POST /loads', { body: { country_id: 'pl' } })).body.data;
  const estimated = await shipper.done('PUT /loads/{id}', id, completeLoadBody(app.clock.at));
  expect(estimated.distance_source).toBe('estimate');
  while ((await app.dispatcher.runOnce()) > 0);
  const measured = await eventually(async () => {
    const draft = await shipper.done('GET /loads/{id}/edit', id);
    return draft.distance_source === 'estimate' ? undefined : draft;
  });
  expect(measured).toMatchObject({ distance_km: 1174, distance_source: 'osrm' });
  expect(asked).toEqual(['/route/v1/driving/18.65,54.35;30.52,50.45?overview=full&geometries=geojson']);
});

it('jobs of a dead process are taken over, and those of a running process are not', async () => {
  const app = await startWithJobs({});
  const lock = async (worker: string, secondsAgo: number) => {
    const job = await app.database.one<{ id: number }>(
      `select id from graphile_worker.add_job('of_another_process', '{}')`,
    );
    await app.database.run(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = clock_timestamp() - make_interval(secs => $3) where id = $1`,
      [job.id, worker, secondsAgo],
    );
  };
  // Before its job is locked: the application looks for abandoned jobs by itself, too.
  await app.database.run(`insert into job_workers (worker_id, seen_at) values ('alive', clock_timestamp())`);
  await lock('dead', 31);
  await lock('young', 5);
  await lock('alive', 300);
  await freeAbandonedJobs(app.database);
  const left = await app.database.rows<{ locked_by: string }>(
    `select locked_by from graphile_worker.jobs where locked_by is not null order by locked_by`,
  );
  expect(left).toEqual([{ locked_by: 'alive' }, { locked_by: 'young' }]);
});
