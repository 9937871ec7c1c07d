import { expect, it } from 'vitest';
import { newLogin } from '../../../test/build';
import { startApp } from '../../../test/start-app';

async function countsAsOneAddress(setting: string, forwarded: string[]): Promise<boolean> {
  const app = await startApp({ TRUST_PROXY: setting, MAILBOX: '1' });
  try {
    const statuses = [];
    const login = newLogin('visitor');
    for (const header of forwarded) {
      const sent = { body: { login }, headers: { 'x-forwarded-for': header } };
      statuses.push((await app.shipper().send('POST /auth/code', sent)).status);
    }
    return statuses.includes(429);
  } finally {
    await app.close();
  }
}

const THREE_CLAIMS = ['198.51.100.1, 203.0.113.9', '198.51.100.2, 203.0.113.9', '198.51.100.3, 203.0.113.9'];
const THREE_VISITORS = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

it('without a proxy the forwarded address of a request is ignored', async () => {
  expect(await countsAsOneAddress('false', THREE_VISITORS)).toBe(true);
});

it('behind one proxy the address that this proxy saw counts', async () => {
  expect(await countsAsOneAddress('1', THREE_VISITORS)).toBe(false);
  expect(await countsAsOneAddress('1', THREE_CLAIMS)).toBe(true);
});

it('behind two proxies the address before them counts, and proxies can be trusted by address', async () => {
  expect(await countsAsOneAddress('2', THREE_CLAIMS)).toBe(false);
  expect(await countsAsOneAddress('127.0.0.1', THREE_CLAIMS)).toBe(true);
  expect(await countsAsOneAddress('10.0.0.0/8', THREE_VISITORS)).toBe(true);
});
