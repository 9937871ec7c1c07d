import { isIP } from 'node:net';
import { z } from 'zod';
import type { RevisionLimits } from '@tenderlane/domain/core';
import { settingsSchema, type Settings } from './config-schema';
import { isLoopback } from '../process/loopback';
import { readOrMakeSecret } from '../secrets/secret';
import { StartError } from '../process/start-error';

export class ConfigError extends StartError {
  override name = 'ConfigError';
}

export type Config = {
  role: 'all' | 'web' | 'worker';
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /**
   * Undefined means the embedded PostgreSQL. `directUrl` is for LISTEN, migrations and jobs, which PgBouncer would
   * break.
   */
  database: { url: string; directUrl: string } | undefined;
  poolSize: number;
  appSecret: string;
  trustProxy: boolean | number | string;
  metricsToken: string | undefined;
  logLevel: Settings['LOG_LEVEL'];
  mail: { url: string; from: string } | undefined;
  messagesAtOnce: number;
  sms: { url: string; from: string } | undefined;
  telegram: { token: string; apiRoot: string } | undefined;
  pushAllowsPrivate: boolean;
  maintenance: { at: number; text: string | undefined } | undefined;
  mailbox: 'off' | 'local' | 'banner';
  codeLimits: {
    perLoginAndAddressHour: number;
    perLoginDay: number;
    perAddressHour: number;
    failuresPerAddressHour: number;
    failuresPerLoginDay: number;
  };
  smsPerDay: number;
  requestsPerMinute: number;
  sockets: { key: string; host: string | undefined; port: number | undefined; perAddress: number };
  bidLimits: RevisionLimits;
  operatorBrand: number | undefined;
  geoIpUrl: string | undefined;
  geocoder: { kind: 'photon' | 'nominatim'; url: string } | undefined;
  router: { kind: 'osrm' | 'valhalla'; url: string } | undefined;
  mapStyleUrl: string | undefined;
  positionDays: number;
  fileMaxBytes: number;
  translator: { kind: 'libretranslate' | 'deepl'; url: string; key: string | undefined } | undefined;
  helpCenterUrl: string | undefined;
  supportWidgetUrl: string | undefined;
  s3: S3Config | undefined;
};

export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = parseSettings(env);
  const publicUrl = settings.PUBLIC_URL ?? `http://${describeHost(settings.HOST)}:${settings.PORT}`;
  const mailbox = chooseMailbox(settings);
  return {
    role: settings.ROLE,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    dataDir: settings.DATA_DIR,
    database: readDatabase(settings),
    poolSize: settings.POOL_SIZE,
    appSecret: settings.APP_SECRET ?? readOrMakeSecret(settings.DATA_DIR),
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    mail: settings.SMTP_URL
      ? { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? `Tenderlane <no-reply@${new URL(publicUrl).hostname}>` }
      : undefined,
    messagesAtOnce: settings.MAIL_CONNECTIONS,
    sms: readSms(settings),
    telegram: settings.TELEGRAM_BOT_TOKEN
      ? { token: settings.TELEGRAM_BOT_TOKEN, apiRoot: settings.TELEGRAM_API_ROOT }
      : undefined,
    pushAllowsPrivate: settings.PUSH_ALLOW_PRIVATE,
    maintenance: readMaintenance(settings),
    mailbox,
    codeLimits: {
      perLoginAndAddressHour: settings.CODES_PER_LOGIN_ADDRESS_HOUR,
      perLoginDay: settings.CODES_PER_LOGIN_DAY,
      perAddressHour: settings.CODES_PER_ADDRESS_HOUR,
      failuresPerAddressHour: settings.FAILURES_PER_ADDRESS_HOUR,
      failuresPerLoginDay: settings.FAILURES_PER_LOGIN_DAY,
    },
    smsPerDay: settings.SMS_PER_COMPANY_DAY,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    sockets: {
      key: settings.SOCKET_KEY,
      host: settings.SOCKET_HOST,
      port: settings.SOCKET_PORT,
      perAddress: settings.SOCKETS_PER_ADDRESS,
    },
    bidLimits: {
      perMinute: settings.BIDS_PER_MINUTE,
      inAll: settings.BIDS_PER_LOAD,
      inAllSealed: settings.BIDS_PER_SEALED_LOAD,
    },
    operatorBrand: settings.OPERATOR_BRAND,
    geoIpUrl: settings.GEOIP_URL,
    mapStyleUrl: settings.MAP_STYLE_URL,
    helpCenterUrl: settings.HELP_CENTER_URL,
    supportWidgetUrl: settings.SUPPORT_WIDGET_URL,
    geocoder: settings.GEOCODER_URL ? { kind: settings.GEOCODER_KIND, url: settings.GEOCODER_URL } : undefined,
    router: settings.ROUTER_URL ? { kind: settings.ROUTER_KIND, url: settings.ROUTER_URL } : undefined,
    positionDays: settings.POSITION_DAYS,
    fileMaxBytes: settings.FILE_MAX_BYTES,
    translator: readTranslator(settings),
    s3: readS3(settings),
  };
}

function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty value is what `NAME= npm start` or a compose file leaves behind: it means "not set".
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(
    `${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? z.prettifyError(parsed.error)}`,
  );
}

function readDatabase(settings: Settings): Config['database'] {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = settings;
  if (url) return { url, directUrl: directUrl ?? url };
  if (directUrl) throw new ConfigError('DATABASE_DIRECT_URL: has no meaning without DATABASE_URL');
  return undefined;
}

function readMaintenance({ MAINTENANCE_AT: at, MAINTENANCE_TEXT: text }: Settings): Config['maintenance'] {
  if (at) return { at: Date.parse(at), text };
  if (text) throw new ConfigError('MAINTENANCE_TEXT: has no meaning without MAINTENANCE_AT');
  return undefined;
}

function readSms({ SMS_URL: url, SMS_FROM: from }: Settings): Config['sms'] {
  if (!url) return undefined;
  if (!from) throw new ConfigError('SMS_FROM: is required with SMS_URL (the number or name messages come from)');
  return { url, from };
}

function readTranslator(settings: Settings): Config['translator'] {
  const { TRANSLATE_KIND: kind, TRANSLATE_URL: url, TRANSLATE_KEY: key } = settings;
  if (url && kind === 'deepl' && !key) throw new ConfigError('TRANSLATE_KEY: is required with TRANSLATE_KIND=deepl');
  if (!url && key) throw new ConfigError('TRANSLATE_KEY: has no meaning without TRANSLATE_URL');
  return url ? { kind, url, key } : undefined;
}

function readS3(settings: Settings): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket) {
    const given = (['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
      (name) => settings[name],
    );
    if (given) throw new ConfigError(`${given}: has no meaning without S3_BUCKET`);
    return undefined;
  }
  if (accessKeyId && !secretAccessKey) throw new ConfigError('S3_SECRET_ACCESS_KEY: is required with S3_ACCESS_KEY_ID');
  if (secretAccessKey && !accessKeyId) throw new ConfigError('S3_ACCESS_KEY_ID: is required with S3_SECRET_ACCESS_KEY');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: region ?? 'us-east-1', endpoint, credentials };
}

/**
 * The mailbox shows sign-in codes to everybody who can open it. It is on by default only when nobody else can reach it:
 * the product listens on loopback, and neither a public address nor a proxy is configured.
 */
function chooseMailbox(settings: Settings): Config['mailbox'] {
  const canSend = Boolean(settings.SMTP_URL ?? settings.SMS_URL);
  if (canSend && settings.MAILBOX) throw new ConfigError('MAILBOX: cannot be 1 while SMTP_URL or SMS_URL is set');
  if (canSend) return 'off';
  if (settings.MAILBOX) return 'banner';
  const exposure = findExposure(settings);
  if (exposure === undefined) return 'local';
  throw new ConfigError(
    `${exposure}: others can reach the product, but sign-in codes have no way out: ` +
      'set SMTP_URL or SMS_URL, or MAILBOX=1 to show all messages to everyone (for trials only)',
  );
}

function findExposure(settings: Settings): string | undefined {
  if (!isLoopback(settings.HOST)) return 'HOST';
  if (settings.PUBLIC_URL && !isLoopback(new URL(settings.PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  return settings.TRUST_PROXY === false ? undefined : 'TRUST_PROXY';
}

function describeHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}
