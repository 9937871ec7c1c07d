import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import { DEMO_LIMITS } from '@tenderlane/domain/demos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { DemoDesk, WANTED } from '../../../test/demos/desk';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let desk: DemoDesk;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
});
afterAll(() => app.close());
beforeEach(() => {
  desk = new DemoDesk(app, operator);
});

describe('an agreed time', () => {
  it('an agreed time has a calendar file, which every change updates', async () => {
    const { code, id } = await desk.booked();
    expect((await desk.calendar(code)).statusCode).toBe(404);
    await desk.operate(id, { at: desk.iso(WANTED) });
    const first = await desk.calendar(code);
    expect(first.headers['content-type']).toContain('text/calendar');
    const linesOf = (file: string) =>
      file.split(/\r?\n/).filter((line) => /^(METHOD|UID|SEQUENCE|STATUS|DTSTART)/.test(line));
    const stamp = desk.iso(WANTED).replaceAll(/[-:]|\.000/g, '');
    const uid = `UID:demo-${id}@${new URL(app.config.publicUrl).hostname}`;
    expect(linesOf(first.body)).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', uid, 'SEQUENCE:1', 'STATUS:CONFIRMED', `DTSTART:${stamp}`]),
    );
    await desk.operate(id, { at: desk.iso(WANTED + HOUR_MS) });
    expect(linesOf((await desk.calendar(code)).body)).toEqual(expect.arrayContaining([uid, 'SEQUENCE:2']));
    await desk.cancel(code);
    expect(linesOf((await desk.calendar(code)).body)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', uid, 'SEQUENCE:3', 'STATUS:CANCELLED']),
    );
    const subjects = (await desk.mails()).map(({ subject }) => subject);
    expect(subjects.slice(0, 3)).toEqual([
      'Mlyn: demo canceled',
      expect.stringContaining('The demo is moved to'),
      expect.stringContaining('Demo on'),
    ]);
    const told = await desk.titlesOf(operator);
    expect(told.slice(0, 3)).toEqual(['Demo canceled', 'Demo moved', 'Demo agreed']);
  });

  it('the local mailbox offers the calendar file as a download only', async () => {
    const { code } = await desk.agreed();
    const [agreed, asked] = await desk.mails();
    const fileOf = (id: number) => app.server.inject({ url: `/dev/mailbox/${id}/calendar` });
    const file = await fileOf(agreed!.id);
    const lastingOf = ({ body }: { body: string }) => body.replace(/DTSTAMP:\w+/, '');
    expect(lastingOf(file)).toBe(lastingOf(await desk.calendar(code)));
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="demo.ics"',
      'x-content-type-options': 'nosniff',
    });
    const { body: page } = await app.server.inject({ url: '/dev/mailbox', query: { to: desk.login } });
    expect(page).toContain(`<a href="/dev/mailbox/${agreed!.id}/calendar" download>demo.ics</a>`);
    expect(asked!.has_calendar).toBe(false);
    expect((await fileOf(asked!.id)).statusCode).toBe(404);
    expect((await app.server.inject({ url: '/dev/mailbox/none/calendar' })).statusCode).toBe(422);
  });

  it('a visitor changes and cancels a booking until two hours before', async () => {
    const { code, id } = await desk.agreed();
    app.clock.at += WANTED - DEMO_LIMITS.changeBeforeMs + 1;
    expect((await desk.change(code, { times: [desk.iso(DAY_MS)] })).body.code).toBe('demo.too-late');
    expect((await desk.cancel(code)).body.code).toBe('demo.too-late');
    expect((await desk.show(code)).body.data.refusals['cancel']?.code).toBe('demo.too-late');
    app.clock.at -= 1;
    expect((await desk.change(code, { times: [desk.iso(-1)] })).status).toBe(422);
    const asked = [desk.iso(DAY_MS)];
    expect((await desk.change(code, { times: asked, note: 'Later' })).body['data']).toMatchObject({
      state: 'requested',
      at: null,
      times: asked,
      note: 'Later',
    });
    expect((await desk.titlesOf(operator))[0]).toBe('Mlyn asks for another time');
    expect((await desk.operate(id, { at: asked[0] })).body['data']).toMatchObject({ state: 'agreed', at: asked[0] });
    expect((await desk.cancel(code)).body.data.state).toBe('canceled');
    expect((await desk.cancel(code)).status).toBe(200);
    expect((await desk.change(code, { note: 'x' })).body.code).toBe('demo.other-state');
  });

  it('a reminder is sent once, a day before', async () => {
    await desk.agreed();
    const before = (await desk.mails()).length;
    app.clock.at += WANTED - DAY_MS - 1;
    await app.runDue('demos');
    expect(await desk.mails()).toHaveLength(before);
    app.clock.at += 1;
    await app.runDue('demos');
    await app.runDue('demos');
    expect(await desk.mails()).toHaveLength(before + 1);
    expect((await desk.titlesOf(operator))[0]).toBe('Demo soon');
  });

  it('a demo that has begun ends as done or missed', async () => {
    for (const state of ['done', 'no_show'] as const) {
      const { id } = await desk.agreed();
      expect((await desk.operate(id, { state })).body.code).toBe('demo.not-begun');
      app.clock.at += WANTED;
      expect((await desk.operate(id, { state, note: 'Wants a trial' })).body['data']).toMatchObject({
        state,
        operator_note: 'Wants a trial',
      });
      expect((await desk.operate(id, { state: 'canceled' })).body.code).toBe('demo.other-state');
      expect((await desk.queue({ state })).map((demo) => demo.id)).toContain(id);
    }
  });

  it('an agreed time must be free in the calendar of the host', async () => {
    const [first, second] = [await desk.agreed(), await desk.booked()];
    const clash = await desk.operate(second.id, { at: desk.iso(WANTED + DEMO_LIMITS.lengthMs - 1) });
    expect([clash.status, clash.body.code]).toEqual([409, 'demo.time-taken']);
    expect((await desk.operate(second.id, { at: desk.iso(-1) })).status).toBe(422);
    const colleague = await joinColleague(app, operator, 'manager');
    expect((await desk.operate(second.id, { at: desk.iso(WANTED) }, colleague)).status).toBe(200);
    await desk.operate(first.id, { state: 'canceled' });
    const third = await desk.booked();
    expect((await desk.operate(third.id, { at: desk.iso(WANTED) })).status).toBe(200);
  });

  it('one of two demos for one host and time is agreed', async () => {
    const bookings = [await desk.booked(), await desk.booked(), await desk.booked()];
    const answers = await Promise.all(bookings.map(({ id }) => desk.operate(id, { at: desk.iso(WANTED) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
