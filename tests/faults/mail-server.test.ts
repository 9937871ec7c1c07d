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
    'a code waits while the mail server is %s and is then sent once',
    async (fault) => {
      mailing.post.fault = fault;
      const login = newLogin();
      await mailing.askForCode(login);
      await expect.poll(() => mailing.post.failed).toBeGreaterThan(0);
      expect(mailing.post.taken).toEqual([]);
      mailing.post.fault = 'none';
      expect(await mailing.mailsTo(login)).toHaveLength(1);
      await mailing.untilAllSent();
      expect(await mailing.mailsTo(login)).toHaveLength(1);
    },
  );

  it('a mail server that does not confirm a message gets it again with the same Message-ID', async () => {
    mailing.post.fault = 'forgets-answer';
    const login = newLogin();
    await mailing.askForCode(login);
    await mailing.mailsTo(login);
    mailing.post.fault = 'none';
    await mailing.untilAllSent();
    const [first, second] = await mailing.mailsTo(login);
    expect(first?.id).toMatch(/^<[0-9a-f-]{36}@/);
    expect(second?.id).toBe(first?.id);
    expect(mailing.post.taken).toHaveLength(2);
  });
});
