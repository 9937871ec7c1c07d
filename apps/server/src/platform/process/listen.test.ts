import { expect, it } from 'vitest';
import { inviteCarrier } from '../../../test/network';
import { signUpShipper } from '../../../test/build';
import { startApp } from '../../../test/start-app';
import { listen } from './listen';
import { StartError } from './start-error';

it('the port that the system chose is part of every address', async () => {
  const app = await startApp({ PORT: '0' });
  try {
    await listen(app.config, app.server);
    const { publicUrl } = app.config;
    expect(publicUrl).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect(await (await fetch(`${publicUrl}/health`)).json()).toMatchObject({ status: 'ok' });
    const shipper = await signUpShipper(app);
    const { url, login } = await inviteCarrier(shipper);
    expect(url).toContain(`${publicUrl}/i/`);
    expect((await app.lastMessage(login)).text).toContain(`${publicUrl}/carrier/open`);
  } finally {
    await app.close();
  }
});

it('a configured public address is not changed', async () => {
  const app = await startApp({ PORT: '0', PUBLIC_URL: 'https://tenders.localhost' });
  try {
    await listen(app.config, app.server);
    expect(app.config.publicUrl).toBe('https://tenders.localhost');
  } finally {
    await app.close();
  }
});

it.each([
  ['the port is taken', {}, 'Is Tenderlane running already?'],
  ['the address is not of this machine', { HOST: '192.0.2.1', MAILBOX: '1' }, 'HOST is no address of this machine.'],
])('a start without its port ends with one line of advice when %s', async (_, settings, advice) => {
  const first = await startApp({ PORT: '0' });
  const second = await startApp({ PORT: '0', ...settings });
  try {
    await listen(first.config, first.server);
    second.config.port = first.config.port;
    const refused = await listen(second.config, second.server).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as StartError).message).toContain(advice);
    expect((refused as StartError).message).not.toContain('\n');
  } finally {
    await first.close();
    await second.close();
  }
});
