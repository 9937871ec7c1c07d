import { REVISION_LIMITS } from '@tenderlane/domain/core';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

const limit = (usual: number) => wholeNumber(1, 1_000_000).default(usual);

function url(schemes: string[], example: string) {
  return z.string().refine((text) => {
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
    return schemes.includes(scheme);
  }, `must be an address such as ${example}`);
}

const webUrl = (example: string) => url(['http', 'https'], example).transform((text) => text.replace(/\/+$/, ''));

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const sender = z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an e-mail address, or "Name <address>"');

const trustProxy = z.string().transform((text, context): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text);
  const isAddress = (part: string) => isIP(part.trim().replace(/\/\d{1,3}$/, '')) > 0;
  if (text.split(',').every(isAddress)) return text;
  context.addIssue('must be true, false, a number of proxies, or their addresses separated by commas');
  return z.NEVER;
});

const secretMessage = 'must be at least 32 bytes; make one with: openssl rand -base64 48';

export const settingsSchema = z.object({
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name, without a port')
    .default('127.0.0.1'),
  // 0 takes a free port.
  PORT: wholeNumber(0, 65_535).default(8080),
  PUBLIC_URL: webUrl('https://tenders.example.com')
    .refine(
      (text) => new URL(text).origin === text,
      'must be an address without a path, such as https://tenders.example.com',
    )
    .optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/tenderlane').optional(),
  DATABASE_DIRECT_URL: url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/tenderlane').optional(),
  POOL_SIZE: wholeNumber(2, 500).default(20),
  APP_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, secretMessage)
    .optional(),
  TRUST_PROXY: trustProxy.default(false),
  // Lets a program elsewhere read /metrics.
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, 'must be 16 to 200 characters without spaces')
    .optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: url(['smtp', 'smtps'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: sender.optional(),
  // Messages that one process sends at the same time; sign-in codes have two more.
  MAIL_CONNECTIONS: wholeNumber(1, 100).default(4),
  // A Twilio-style API: messages are posted to this address with the credentials it holds.
  SMS_URL: url(['http', 'https'], 'https://SID:TOKEN@api.twilio.com/2010-04-01/Accounts/SID/Messages.json')
    .refine((text) => new URL(text).password !== '', 'must hold the credentials: https://user:password@host/path')
    .optional(),
  SMS_FROM: z
    .string()
    .regex(/^[+\w][\w .-]{1,19}$/, 'must be a phone number or a sender name of 2 to 20 characters')
    .optional(),
  // The bot that people link their chats with; unset, no messaging app is offered.
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[\w-]{20,100}$/, 'must be the token that @BotFather gave, such as 123456:ABC…')
    .optional(),
  // Of a Bot API server of your own.
  TELEGRAM_API_ROOT: webUrl('https://telegram.example.com').default('https://api.telegram.org'),
  // Browsers' push services are never asked at addresses of the own network, unless this says so (for tests).
  PUSH_ALLOW_PRIVATE: oneOf(['0', '1'])
    .default('0')
    .transform((text) => text === '1'),
  // Announced above every page from a day before it begins.
  MAINTENANCE_AT: z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-12-01T20:00:00Z' }).optional(),
  MAINTENANCE_TEXT: z.string().max(300, 'must have at most 300 characters').optional(),
  MAILBOX: oneOf(['0', '1'])
    .default('0')
    .transform((text) => text === '1'),
  CODES_PER_LOGIN_ADDRESS_HOUR: limit(5),
  CODES_PER_LOGIN_DAY: limit(20),
  CODES_PER_ADDRESS_HOUR: limit(100),
  FAILURES_PER_ADDRESS_HOUR: limit(100),
  FAILURES_PER_LOGIN_DAY: limit(20),
  // Messages by SMS of one company; sign-in codes are not counted.
  SMS_PER_COMPANY_DAY: limit(100),
  // The operator's brand; unset, the first brand that was created.
  OPERATOR_BRAND: wholeNumber(1, 999_999_999).optional(),
  // Of one session, or of one address while nobody is signed in.
  REQUESTS_PER_MINUTE: limit(1200),
  // Age at which positions of trucks are deleted, by whole weeks.
  POSITION_DAYS: wholeNumber(30, 400).default(90),
  // Key, host and port that browsers use for sockets; unset, host and port of the page.
  SOCKET_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be up to 64 letters, digits, _ and -')
    .default('tenderlane'),
  SOCKET_HOST: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a host name, without a port')
    .optional(),
  SOCKET_PORT: wholeNumber(1, 65_535).optional(),
  // Behind a proxy that hides addresses all sockets come from one.
  SOCKETS_PER_ADDRESS: limit(10_000),
  // Of one carrier on one load; 0 is no limit.
  BIDS_PER_MINUTE: wholeNumber(0, 100).default(REVISION_LIMITS.perMinute),
  BIDS_PER_LOAD: wholeNumber(0, 100_000).default(REVISION_LIMITS.inAll),
  BIDS_PER_SEALED_LOAD: wholeNumber(0, 100_000).default(REVISION_LIMITS.inAllSealed),
  GEOIP_URL: webUrl('https://geoip.example.com/{ip}').optional(),
  GEOCODER_KIND: oneOf(['photon', 'nominatim']).default('photon'),
  GEOCODER_URL: webUrl('https://photon.example.com').optional(),
  ROUTER_KIND: oneOf(['osrm', 'valhalla']).default('osrm'),
  ROUTER_URL: webUrl('https://osrm.example.com').optional(),
  // Of a tile server, which browsers then ask for maps; `{theme}` and `{language}` in it are theirs.
  MAP_STYLE_URL: url(['http', 'https'], 'https://tiles.example.com/styles/{theme}.json').optional(),
  // The largest file that a person uploads, for a message or a record.
  FILE_MAX_BYTES: wholeNumber(1_000, 900_000_000).default(FILE_LIMITS.bytesMax),
  CHAT_FILE_MAX_BYTES: z.never('is called FILE_MAX_BYTES now').optional(),
  TRANSLATE_KIND: oneOf(['libretranslate', 'deepl']).default('libretranslate'),
  TRANSLATE_URL: webUrl('https://translate.example.com').optional(),
  TRANSLATE_KEY: z.string().optional(),
  // The support menu leads to it; unset, it names no help center.
  HELP_CENTER_URL: webUrl('https://help.example.com').optional(),
  // A script of a support service that every page loads once it stands.
  SUPPORT_WIDGET_URL: url(['http', 'https'], 'https://support.example.com/widget.js').optional(),
  // Bucket for files; unset, a folder of DATA_DIR.
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region such as eu-central-1')
    .optional(),
  // Of a service other than Amazon's own.
  S3_ENDPOINT: webUrl('https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

export type Settings = z.infer<typeof settingsSchema>;
