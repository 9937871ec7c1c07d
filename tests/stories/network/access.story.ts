import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { linkIn, newLogin, readMail, signIn } from '../people';
import { expect, test, type OpenBrowser } from '../story';

async function removeColleague(token: string, login: string): Promise<void> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { text } = await http.send('GET', '/api/shipper/v1/profile/users', token);
    const { data } = JSON.parse(text) as { data: { id: number; login: string }[] };
    const member = data.find((user) => user.login === login);
    await http.send('DELETE', `/api/shipper/v1/profile/users/${member?.id}`, token);
  } finally {
    http.close();
  }
}

async function inviteColleague(token: string, login: string): Promise<void> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    await http.send('POST', '/api/shipper/v1/profile/users', token, { login, role: 'dispatcher' });
  } finally {
    http.close();
  }
}

async function askForTender(openBrowser: OpenBrowser) {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  const login = newLogin('former');
  await inviteColleague(market.shipperToken, login);
  const former = await openBrowser();
  await former.goto(linkIn(await readMail(former, login, /invites you to/)));
  await former
    .getByRole('link', { name: /sign in/i })
    .or(former.getByRole('button', { name: /sign in/i }))
    .first()
    .click();
  await signIn(former, login);
  await former.getByRole('button', { name: /^(Join|Accept)/ }).click();
  await expect(former.getByRole('button', { name: /^(Join|Accept)/ })).toBeHidden();
  await removeColleague(market.shipperToken, login);

  // Without a company the person is a newcomer again, and is led to the tender after creating one.
  await former.goto(`/tenders/${tender}/view?tab=history`);
  await former.getByLabel('First name').fill('Ihor');
  await former.getByLabel('Last name').fill('Bondar');
  await former.getByLabel('I accept the terms of use').check();
  await former.getByRole('button', { name: 'Continue' }).click();
  await former.getByLabel('Company name').fill('Own brand');
  await former.getByRole('button', { name: 'Start' }).click();
  await expect(former.getByRole('heading', { name: 'You need access' })).toBeVisible();
  await former.getByLabel('Why you need it').fill('Back from leave');
  await expectAccessible(former);
  await expectToFitPhone(former);
  await former.getByRole('button', { name: 'Send the request' }).click();
  await expect(former.getByText(/^Your request was sent/)).toBeVisible();

  const owner = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/users');
  await expect(owner.getByText('Back from leave')).toBeVisible();
  return { former, owner, tender, login };
}

test('a former colleague opens a tender, asks for access and is let in with a role', async ({ openBrowser }) => {
  const { former, owner, tender, login } = await askForTender(openBrowser);
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Let in' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Role').selectOption('dispatcher');
  await dialog.getByRole('button', { name: 'Let in' }).click();
  await expect(owner.getByText(/has access now/)).toBeVisible();
  await expectToFitPhone(owner);

  const wanted = `/tenders/${tender}/view?tab=history`;
  const link = linkIn(await readMail(former, login, /let you in/));
  expect(link).toBe(`${wanted}&lang=en`);
  await former.goto(link);
  await former.getByRole('button', { name: /^Switch to Bench/ }).click();
  await expect(former).toHaveURL(new RegExp(`${wanted.replace('?', String.raw`\?`)}`));
});

test('a former colleague is declined with a reason, and may ask again a day later', async ({ openBrowser }) => {
  const { former, owner } = await askForTender(openBrowser);
  await owner.getByRole('button', { name: 'Decline' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Your contract has ended');
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(owner.getByText('The request is declined.')).toBeVisible();

  await former.reload();
  await expect(former.getByText('Your contract has ended')).toBeVisible();
  await expect(former.getByText(/^You can ask again from/)).toBeVisible();
  const send = former.getByRole('button', { name: 'Send the request' });
  await expect(send).toBeDisabled();
  await expectAccessible(former);

  // The next day by the clock of this browser alone; the server still counts.
  await former.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await former.reload();
  await former.getByLabel('Why you need it').fill('I have a new one');
  await send.click();
  await expect(former.getByText(/declined less than a day ago/)).toBeVisible();
  await expect(former.getByLabel('Why you need it')).toHaveValue('I have a new one');
});
