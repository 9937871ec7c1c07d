import { LOCALES } from '@tenderlane/domain/languages';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '@tenderlane/domain/notifications';
import { serverMessages } from '@tenderlane/messages/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCarrier, openTender, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { unsubscribePage } from './unsubscribe-page';

let app: TestApp;
let shipper: Shipper;
let path: string;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  const reader = await joinCarrier(app, shipper);
  await openTender(app, shipper);
  path = /http\S+?(\/unsubscribe\/[\w-]+)/.exec((await app.lastMessage(reader.login)).text)![1]!;
});
afterAll(() => app.close());

const look = async (url: string, headers: Record<string, string> = {}) =>
  (await app.server.inject({ url, headers })).body;
const press = async (url: string) => (await app.server.inject({ method: 'POST', url })).body;

describe('the page that ends e-mails of a kind', () => {
  it.each(LOCALES)('the page names the kind, the effect of its button and the settings in %s', async (locale) => {
    const { notifications, preferences } = serverMessages[locale];
    const kind = preferences['event.invited'];
    const page = await look(`${path}?lang=${locale}`);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(kind);
    expect(page).toContain(notifications['unsubscribe.press']);
    expect(page).toContain(`http://127.0.0.1:8080/carrier/settings/notifications?lang=${locale}"`);
    const after = await press(`${path}?lang=${locale}`);
    expect(after).toContain(notifications['unsubscribe.done'].split('{{')[0]);
    expect(after).toContain(kind);
    expect(after).not.toContain('<button');
  });

  it('the page is in the language of the browser when the link has none', async () => {
    expect(await look(path, { 'accept-language': 'kk-KZ,ru;q=0.8' })).toContain('<html lang="kk">');
  });

  it('the page of an invalid link has no button', async () => {
    const answer = await app.server.inject({ url: `${path.slice(0, -4)}AAAA?lang=uk` });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(serverMessages.uk.notifications['unsubscribe.unknown']);
    expect(answer.body).not.toContain('<button');
    expect(answer.body).not.toContain('<a ');
  });

  it.each(Object.keys(NOTIFICATION_GROUPS) as NotificationGroup[])(
    'the texts about %s have no missing value',
    (group) => {
      for (const locale of LOCALES)
        for (const isDone of [false, true]) {
          const facts = { accountId: 7, side: 'shipper', group } as const;
          const page = unsubscribePage({ locale, publicUrl: 'https://tenders.example.com', facts, isDone });
          expect(page).not.toContain('{{');
          expect(page).not.toContain('undefined');
          expect(page).toContain('href="https://tenders.example.com/account/notifications?lang=');
        }
    },
  );
});
