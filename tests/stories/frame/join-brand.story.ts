import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { prepareMarket } from '../market';
import { linkIn, newLogin, PHONE, readMail, signIn, type Message } from '../people';
import { expect, test } from '../story';

const text = (key: keyof typeof en.brands) => en.brands[key].replace('{{brand}}', '').trim();
const pathIn = (message: Message) => linkIn(message).split('?')[0] ?? '';
const heading = (page: Page, key: keyof typeof en.brands) => page.getByRole('heading', { name: text(key) });

test('the page of an invitation to a brand says in each state what to do next, and accepting opens the brand', async ({
  openBrowser,
}) => {
  const { shipperToken } = await prepareMarket(1);
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const send = async <Data>(method: string, path: string, body?: object) => {
    const answer = await http.send(method, `/api/shipper/v1/${path}`, shipperToken, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return JSON.parse(answer.text || '{}') as { data: Data };
  };
  const login = newLogin('colleague');
  const invited = await send<{ id: number }>('POST', 'profile/users', { login, role: 'manager' });
  const visitor = await openBrowser(PHONE);
  const link = pathIn(await readMail(visitor, login));

  const stranger = await openBrowser();
  await stranger.goto(link);
  await stranger.getByText(text('join.sign_in'), { exact: true }).click();
  await signIn(stranger, newLogin('stranger'));
  await stranger.getByRole('button', { name: text('join.accept') }).click();
  await expect(stranger.getByRole('alert')).toContainText('The invitation was sent to');
  await expect(stranger.getByRole('button', { name: text('join.accept') })).toHaveCount(0);
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: text('join.sign_in_again') }).click();
  await signIn(stranger, login);
  await expect(stranger).toHaveURL(link);
  await stranger.getByRole('button', { name: text('join.accept') }).click();
  await stranger.getByLabel('First name').fill('Hanna');
  await stranger.getByLabel('Last name').fill('Moroz');
  await stranger.getByLabel('I accept the terms of use').check();
  await stranger.getByRole('button', { name: 'Start' }).click();
  await expect(stranger).toHaveURL('/');
  await expect(stranger.getByText(/^Bench/).first()).toBeVisible();

  await stranger.goto(link);
  await expect(heading(stranger, 'join.used_title')).toBeVisible();
  await stranger.getByRole('button', { name: /^Switch to Bench/ }).click();
  await expect(stranger).toHaveURL('/');

  await visitor.goto(link);
  await expect(heading(visitor, 'join.used_title')).toBeVisible();
  await expectAccessible(visitor);
  await expectToFitPhone(visitor);
  await visitor.getByRole('link', { name: en.shell['header.sign_in'] }).last().click();
  await expect(visitor).toHaveURL('/auth');

  const second = newLogin('second');
  const { data } = await send<{ id: number }>('POST', 'profile/users', { login: second, role: 'viewer' });
  const late = pathIn(await readMail(visitor, second));
  await visitor.route('**/brands/invitations/*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...answer.data, state: 'expired' } } });
  });
  await visitor.goto(late);
  await expect(heading(visitor, 'join.expired_title')).toBeVisible();
  await expect(visitor.getByText(/send it again/)).toBeVisible();
  await visitor.unrouteAll();

  expect(data.id).not.toBe(invited.data.id);
  await send('DELETE', `profile/users/${data.id}`);
  await visitor.goto(late);
  await expect(heading(visitor, 'join.revoked_title')).toBeVisible();
  await expect(visitor.getByText(/Ask an administrator/)).toBeVisible();

  await visitor.goto(`${late}x`);
  await expect(heading(visitor, 'join.unknown_title')).toBeVisible();
  await expect(visitor.getByRole('link', { name: en.common.page_404_link })).toBeVisible();
  await expectAccessible(visitor);
  http.close();
});
