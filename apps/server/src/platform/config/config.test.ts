import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const dataDir = mkdtempSync(join(tmpdir(), 'tenderlane-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

describe('settings', () => {
  it('the product starts on loopback with its own database and mailbox without any setting', () => {
    expect(read()).toMatchObject({
      role: 'all',
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      database: undefined,
      trustProxy: false,
      mailbox: 'local',
      codeLimits: {
        ...{ perLoginAndAddressHour: 5, perLoginDay: 20, perAddressHour: 100 },
        ...{ failuresPerAddressHour: 100, failuresPerLoginDay: 20 },
      },
    });
  });

  it('an empty setting counts as not set', () => {
    expect(read({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 8080, mail: undefined });
  });

  it('both kinds of connection use DATABASE_URL unless the direct address is set', () => {
    const url = 'postgres://u:p@db/tenderlane';
    const directUrl = 'postgres://u:p@db:5433/tenderlane';
    expect(read({ DATABASE_URL: url }).database).toEqual({ url, directUrl: url });
    expect(read({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }).database).toEqual({ url, directUrl });
  });

  it('messages are sent from an address of the public host unless MAIL_FROM is set', () => {
    const env = { SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://tenders.example.com/' };
    expect(read(env)).toMatchObject({
      publicUrl: 'https://tenders.example.com',
      mail: { url: 'smtp://mail', from: 'Tenderlane <no-reply@tenders.example.com>' },
      mailbox: 'off',
    });
    expect(read({ ...env, MAIL_FROM: 'Acme <t@acme.eu>' }).mail?.from).toBe('Acme <t@acme.eu>');
  });

  it.each([
    ['true', true],
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('TRUST_PROXY=%s is read', (text, value) => {
    expect(read({ TRUST_PROXY: text, SMTP_URL: 'smtp://mail' }).trustProxy).toBe(value);
  });

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '65536' }],
    ['HOST', { HOST: 'http://x' }],
    ['ROLE', { ROLE: 'server' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://db/x' }],
    ['POOL_SIZE', { POOL_SIZE: '0' }],
    ['CHAT_FILE_MAX_BYTES', { CHAT_FILE_MAX_BYTES: '1000000' }],
    ['APP_SECRET', { APP_SECRET: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'nginx' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://example.com/tenders' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['SMS_URL', { SMS_URL: 'https://api.example.com', SMS_FROM: '+1' }],
    ['SMS_FROM', { SMS_URL: 'https://id:token@api.example.com' }],
    ['MAILBOX', { MAILBOX: 'yes' }],
    ['MAILBOX', { MAILBOX: '1', SMTP_URL: 'smtp://mail' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['CODES_PER_LOGIN_DAY', { CODES_PER_LOGIN_DAY: '-1' }],
    ['FAILURES_PER_ADDRESS_HOUR', { FAILURES_PER_ADDRESS_HOUR: '0' }],
    ['GEOCODER_KIND', { GEOCODER_KIND: 'google' }],
    ['ROUTER_URL', { ROUTER_URL: 'osrm' }],
    ['MAP_STYLE_URL', { MAP_STYLE_URL: 'tiles/style.json' }],
    ['HELP_CENTER_URL', { HELP_CENTER_URL: 'javascript:alert(1)' }],
    ['SUPPORT_WIDGET_URL', { SUPPORT_WIDGET_URL: 'support.example.com/widget.js' }],
    ['S3_BUCKET', { S3_BUCKET: 'My Bucket' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'https://s3.example.com' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'tenders', S3_ACCESS_KEY_ID: 'x' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'tenders', S3_SECRET_ACCESS_KEY: 'x' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://tenders.example.com' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ])('the start ends with one line that names the invalid %s (%j)', (name, env) => {
    const act = () => read(env);
    expect(act).toThrow(ConfigError);
    expect(act).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('files are stored in a folder without a bucket and in a bucket with its settings', () => {
    expect(read().s3).toBeUndefined();
    const env = { S3_BUCKET: 'tenders', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
    const credentials = { accessKeyId: 'x', secretAccessKey: 'y' };
    expect(read(env).s3).toEqual({ bucket: 'tenders', region: 'us-east-1', endpoint: undefined, credentials });
  });

  it('the addresses of help center and support script are undefined unless they are set', () => {
    expect(read()).toMatchObject({ helpCenterUrl: undefined, supportWidgetUrl: undefined });
    const env = {
      HELP_CENTER_URL: 'https://help.example.com/en/',
      SUPPORT_WIDGET_URL: 'https://s.example.com/w.js?id=1',
    };
    expect(read(env)).toMatchObject({
      helpCenterUrl: 'https://help.example.com/en',
      supportWidgetUrl: 'https://s.example.com/w.js?id=1',
    });
  });

  it('everybody sees the mailbox only with MAILBOX=1, and then with a banner', () => {
    expect(read({ HOST: '0.0.0.0', MAILBOX: '1' }).mailbox).toBe('banner');
    expect(read({ HOST: '::1' }).mailbox).toBe('local');
  });

  it('the secret is made once and can be read only by its owner', () => {
    const first = read().appSecret;
    expect(Buffer.byteLength(first)).toBeGreaterThanOrEqual(32);
    expect(read().appSecret).toBe(first);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(read({ APP_SECRET: 'x'.repeat(32) }).appSecret).toBe('x'.repeat(32));
  });
});
