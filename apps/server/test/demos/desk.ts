import { DAY_MS } from '@tenderlane/domain/core';
import { newAddress, newLogin, type Shipper } from '../build';
import type { TestApp } from '../start-app';

export const WANTED = 3 * DAY_MS;

export class DemoDesk {
  login = newLogin('visitor');
  address = newAddress();

  readonly app: TestApp;
  readonly operator: Shipper;

  constructor(app: TestApp, operator: Shipper) {
    this.app = app;
    this.operator = operator;
    app.clock.at += DAY_MS;
  }

  iso = (fromNow: number) => new Date(this.app.clock.at + fromNow).toISOString();

  ask = (changes: object = {}) =>
    this.app.visitor().send('POST /demo_bookings', {
      address: this.address,
      body: {
        name: 'Iryna Koval',
        company_name: 'Mlyn',
        login: this.login,
        country_id: 'ua',
        locale: 'en',
        time_zone: 'Europe/Kyiv',
        times: [this.iso(WANTED), this.iso(WANTED + DAY_MS)],
        note: 'Awards',
        ...changes,
      },
    });

  mails = async (to = this.login) => {
    while ((await this.app.dispatcher.runOnce()) > 0);
    return this.app.messages(to);
  };

  sentCode = async () => /\/demo\/([\w-]+)/.exec((await this.mails())[0]?.text ?? '')?.[1] ?? '';

  private readonly call = (key: 'GET /demo_bookings/{code}' | 'PUT /demo_bookings/{code}/confirm', code: string) =>
    this.app.visitor().call(key, { path: { code } });

  show = (code: string) => this.call('GET /demo_bookings/{code}', code);

  confirm = (code: string) => this.call('PUT /demo_bookings/{code}/confirm', code);

  change = (code: string, body: object) =>
    this.app.visitor().send('PUT /demo_bookings/{code}', { path: { code }, body });

  cancel = (code: string, query: { opt_out?: 'true' } = {}) =>
    this.app.visitor().call('DELETE /demo_bookings/{code}', { path: { code }, query });

  calendar = (code: string) => this.app.server.inject({ url: `/api/public/v1/demo_bookings/${code}/calendar` });

  operate = (id: number, body: object, who = this.operator) =>
    who.send('PUT /operator/demos/{id}', { path: { id }, body });

  async booked() {
    await this.ask();
    const code = await this.sentCode();
    const { status } = await this.confirm(code);
    if (status !== 200) throw new Error(`the booking was not confirmed: ${status}`);
    return { code, id: parseInt(code, 10) };
  }

  async agreed() {
    const booking = await this.booked();
    const { status } = await this.operate(booking.id, { at: this.iso(WANTED) });
    if (status !== 200) throw new Error(`the time was not agreed: ${status}`);
    return booking;
  }

  queue = async (query: object = {}, who = this.operator) =>
    (await who.call('GET /operator/demos', { query: { per_page: 100, ...query } })).body.data;

  titlesOf = async (who: Pick<Shipper, 'call'>) => {
    while ((await this.app.dispatcher.runOnce()) > 0);
    return (await who.call('GET /notifications')).body.data.map(({ title }) => title);
  };
}
