import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOwnDatabase } from './own-database';
import { newLogin, startMailing, type Mailing } from './mailing';

let url: string;
let mailing: Mailing;
beforeAll(async () => void (url = await createOwnDatabase('mail_server')));
beforeEach(async () => void (mailing = await startMailing(url)));
afterEach(() => mailing.stop());

describe('a mail server with faults', () => {
  it.each(['refusing', 'silent-at-greeting', 'silent-after-data'] as const)(
    'that is %s holds a code up for seconds, not minutes, and the code comes once',
    async (fault) => {
      mailing.post.fault = fault;
      const login = newLogin();
      await mailing.askForCode(login);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(mailing.post.taken).toEqual([]);
      mailing.post.fault = 'none';
      expect(await mailing.mailsTo(login, 25_000)).toHaveLength(1);
      await mailing.untilAllSent(10_000);
      expect(await mailing.mailsTo(login, 0)).toHaveLength(1);
    },
  );

  it('that takes a message and never says so gets it again with the same Message-ID', async () => {
    mailing.post.fault = 'forgets-answer';
    const login = newLogin();
    await mailing.askForCode(login);
    await mailing.mailsTo(login, 20_000);
    mailing.post.fault = 'none';
    await expect.poll(() => mailing.post.taken.length, { timeout: 30_000 }).toBe(2);
    await mailing.untilAllSent(10_000);
    const [first, second] = await mailing.mailsTo(login, 0);
    expect(first?.id).toMatch(/^<[0-9a-f-]{36}@/);
    expect(second?.id).toBe(first?.id);
    expect(mailing.post.taken).toHaveLength(2);
  });
});
