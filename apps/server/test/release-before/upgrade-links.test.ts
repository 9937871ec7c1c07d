import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '../../src/platform/storage/storage';
import { proofOf } from '../holders/links';
import { makeScratchFolder } from '../scratch-folder';
import { startApp, type TestApp } from '../start-app';
import { createUpgradedDatabase } from './upgraded-database';

const TENDER_CODE = 'Jm1Yw0vX8pQ2rTz4uKcN5a';
const CONTENT = '%PDF-1.4 licence';
const KEYS = ['5b7d2c5e-6f0e-4d0b-9d35-0f5a3f1a2c01', '5b7d2c5e-6f0e-4d0b-9d35-0f5a3f1a2c02'] as const;
const SALTS = {
  personal: 'a1fa6cd18495ef22069253b1c0ed5b2d',
  invitation: '82e01ff8e784bd09e08c0029e387490d',
  colleague: '0102030405060708090a0b0c0d0e0f10',
};
const PERSONAL_LINK = 5;
const INVITATION = 3;
const COLLEAGUE = 5;

const fileRow = (id: number, key: string, expiresAt: string) =>
  `(${id}, 1, 'upload', '${key}', 'licence.pdf', 'application/pdf', ${CONTENT.length}, now(), ${expiresAt})`;

const ROWS = `
  update auctions set audience_kind = 'link', link_code = '${TENDER_CODE}' where load_id = 3;
  update personal_links set expires_at = now() + interval '1 day' where id = ${PERSONAL_LINK};
  delete from personal_links where id > ${PERSONAL_LINK};
  update carrier_invitations set used_at = null, used_by = null, expires_at = now() + interval '1 day'
    where id = ${INVITATION};
  insert into brand_members (id, company_id, role, state, login, salt, invited_by, invited_until, created_at)
    overriding system value
    values (${COLLEAGUE}, 1, 'dispatcher', 'invited', 'ivan@example.com', '\\x${SALTS.colleague}', 1, now() + interval '1 day', now());
  insert into stored_files (id, company_id, purpose, key, name, media_type, size, created_at, expires_at)
    overriding system value
    values ${fileRow(1, KEYS[0], 'null')}, ${fileRow(2, KEYS[1], "now() + interval '1 day'")};
  insert into chats (id, company_id, carrier_company_id, load_id, option_id, created_at) overriding system value
    values (1, 1, 2, 1, 1, now());
  insert into chat_messages (id, chat_id, account_id, company_id, text, sent_at) overriding system value
    values (1, 1, 2, 2, '', now());
  insert into chat_message_files (message_id, file_id) values (1, 1);`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, await createUpgradedDatabase({ migration: '20261127070000-file-checksums.sql', sql: ROWS }));
  const path = join(await makeScratchFolder(), 'licence.pdf');
  await writeFile(path, CONTENT);
  for (const key of KEYS) await openStorage(app.config).save(key, path, 'application/pdf');
});
afterAll(() => app.close());

const salt = (name: keyof typeof SALTS) => Buffer.from(SALTS[name], 'hex');
const prove = (parts: (string | Buffer)[], bytes = 16) => proofOf(app.config.appSecret, parts, bytes);

function fileCode(fileId: number, accountId: number): string {
  const facts = `${fileId}-${accountId}-${app.clock.at + 60_000}`;
  return `${facts}-${prove(['file-link', facts])}`;
}

function invitationCodes(purpose: string, id: number, own: Buffer): string[] {
  const mark = own.subarray(0, 6).toString('base64url');
  return [`${id}-${prove([purpose, String(id), own])}`, `${id}-${mark}${prove([purpose, String(id), mark])}`];
}

it('a tender link of an earlier release opens its tender', async () => {
  const { status, body } = await app.carrier().call('GET /links/{code}', { path: { code: TENDER_CODE } });
  expect([status, body.data.tender.id]).toEqual([200, 3]);
});

it('a message link of an earlier release opens its tender and signs its reader in', async () => {
  const id = String(PERSONAL_LINK);
  const secret = `${id}-${prove(['personal-link-check', id], 3)}${prove(['personal-link', id, salt('personal')])}`;
  const shown = await app.carrier().call('POST /links/show', { body: { secret } });
  expect(shown.body.data).toMatchObject({ state: 'open', load_id: 1 });
  const { data } = (await app.carrier().call('POST /auth/link', { body: { secret } })).body;
  const reader = app.carrier(data.token);
  expect((await reader.call('GET /account')).body.data.is_link_session).toBe(true);
  expect((await reader.done('GET /loads/{id}', 1)).id).toBe(1);
});

it.each([
  ['a file', 'files', 2, 1],
  ['a file of a chat', 'chat_file_links', 1, 1],
  ['a file of a chat, for the other side,', 'chat_file_links', 1, 2],
] as const)(
  'the file link of %s of an earlier release opens its file, which has no checksum',
  async (_, path, fileId, accountId) => {
    const opened = await app.server.inject({ url: `/api/carrier/v1/${path}/${fileCode(fileId, accountId)}` });
    expect([opened.statusCode, opened.body]).toEqual([200, CONTENT]);
  },
);

it('an invitation link for a carrier of an earlier release names the inviting company, in both forms', async () => {
  for (const code of invitationCodes('carrier-invitation', INVITATION, salt('invitation'))) {
    const { body } = await app.carrier().call('GET /invitations/{code}', { path: { code } });
    expect(body.data).toMatchObject({ code, state: 'open', company_name: 'Celina Logistyka' });
    expect((await app.carrier().send('POST /invitations/{code}/opened', { path: { code } })).status).toBe(204);
  }
});

it('an invitation link for a colleague of an earlier release names the inviting company, in both forms', async () => {
  for (const code of invitationCodes('brand-invitation', COLLEAGUE, salt('colleague'))) {
    const { body } = await app.visitor().call('GET /brands/invitations/{code}', { path: { code } });
    expect(body.data).toMatchObject({ state: 'open', role: 'dispatcher' });
  }
});

it('an unsubscribe link of an earlier release opens its page and ends the e-mails', async () => {
  const facts = '3-carrier-invited';
  const secret = `${facts}-${prove(['unsubscribe-link', facts])}`;
  expect((await app.server.inject({ url: `/unsubscribe/${secret}` })).statusCode).toBe(200);
  expect((await app.server.inject({ method: 'POST', url: `/unsubscribe/${secret}` })).statusCode).toBe(200);
  expect(await app.database.rows('select choices from notification_preferences where account_id = 3')).toMatchObject([
    { choices: { invited: { email: false } } },
  ]);
});
