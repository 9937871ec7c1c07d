import { expect, it } from 'vitest';
import { inviteCarrier } from '../../test/network';
import { signUpShipper } from '../../test/build';
import { startApp } from '../../test/start-app';
import { nameTakenPort } from './taken-port';

it('a free port that was taken stands in every address the product names', async () => {
  const app = await startApp({ PORT: '0' });
  try {
    await app.server.listen({ port: app.config.port, host: app.config.host });
    nameTakenPort(app.config, app.server);
    const { publicUrl } = app.config;
    expect(publicUrl).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect(await (await fetch(`${publicUrl}/health`)).json()).toMatchObject({ status: 'ok' });
    const shipper = await signUpShipper(app);
    const { url, login } = await inviteCarrier(shipper);
    expect(url).toContain(`${publicUrl}/i/`);
    expect((await app.lastMessage(login)).text).toContain(url);
  } finally {
    await app.close();
  }
});

it('an address that was set is left as it is', async () => {
  const app = await startApp({ PORT: '0', PUBLIC_URL: 'https://tenders.localhost' });
  try {
    await app.server.listen({ port: 0 });
    nameTakenPort(app.config, app.server);
    expect(app.config.publicUrl).toBe('https://tenders.localhost');
  } finally {
    await app.close();
  }
});
