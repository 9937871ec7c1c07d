import { mkdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { partsInNeed } from '@tenderlane/domain/operator';
import { CLIENT, type InstallationState } from '@tenderlane/contract';
import type { Config } from '../../../platform/config/config';
import type { MemberContext } from '../../../platform/context';
import { LAST_BACKUP } from '../../../platform/embedded-postgres/last-backup';
import { countRetrying } from '../../../platform/messages/retrying.queries';
import type { Storage } from '../../../platform/storage/storage';
import { countFailedRows, listQueueFigures, readOutboxFigures } from '../../../platform/watch/figures.queries';
import { asOperator } from '../../brands';
import { geocoderState } from '../../reference';

export async function showInstallation(context: MemberContext): Promise<InstallationState> {
  await asOperator(context);
  const { sql, clock, config, storage } = context;
  const [queues, outbox, rows, retrying, now] = await Promise.all([
    listQueueFigures(sql),
    readOutboxFigures(sql),
    countFailedRows(sql),
    countRetrying(sql),
    clock.now(sql),
  ]);
  const [disk, madeAt, storageState] = await Promise.all([readDisk(config), readLastBackup(config), probe(storage)]);
  const state = {
    version: CLIENT.appVersion,
    mail: { kind: sendingBy(config, config.mail), retrying: retrying.email },
    sms: { kind: sendingBy(config, config.sms), retrying: retrying.sms },
    geocoder: geocoderState(config.geocoder),
    storage: { kind: config.s3 ? 'bucket' : 'folder', state: storageState },
    disk,
    backup: { kind: config.database ? 'own' : 'embedded', made_at: madeAt },
    queue: {
      waiting: sumOf(queues, ({ waiting }) => waiting),
      oldest_s: Math.max(0, ...queues.map(({ oldest_s: oldest }) => oldest)),
      outbox_delay_s: outbox.delay_s,
    },
    failed: {
      jobs: sumOf(queues, ({ failed }) => failed),
      parked: outbox.parked,
      rows: sumOf(rows, ({ count }) => count),
    },
  } satisfies Omit<InstallationState, 'in_need'>;
  return { ...state, in_need: partsInNeed(factsOf(state), now) };
}

const factsOf = ({
  mail,
  sms,
  geocoder,
  storage,
  disk,
  backup,
  queue,
  failed,
}: Omit<InstallationState, 'in_need'>) => ({
  mailRetrying: mail.retrying,
  smsRetrying: sms.retrying,
  geocoder,
  storage: storage.state,
  disk: { freeBytes: disk.free_bytes, totalBytes: disk.total_bytes },
  backup: {
    isOurs: backup.kind === 'embedded',
    madeAt: backup.made_at === null ? null : Date.parse(backup.made_at),
  },
  oldestJobS: queue.oldest_s,
  outboxDelayS: queue.outbox_delay_s,
  failed: failed.jobs + failed.parked + failed.rows,
});

const sumOf = <T>(items: readonly T[], count: (item: T) => number) => items.reduce((sum, item) => sum + count(item), 0);

function sendingBy({ mailbox }: Pick<Config, 'mailbox'>, service: object | undefined): 'service' | 'mailbox' | 'none' {
  if (service) return 'service';
  return mailbox === 'off' ? 'none' : 'mailbox';
}

async function readDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<InstallationState['disk']> {
  // The directory may not exist before the first write.
  await mkdir(dataDir, { recursive: true });
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

async function readLastBackup({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): Promise<string | null> {
  if (database) return null;
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '');
  const at = Date.parse(text.trim());
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Shorter than the request timeout, so that the page does not wait for a bucket that hangs. */
const PROBE_MS = 3000;

async function probe(storage: Storage): Promise<'works' | 'away'> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<'away'>((resolve) => (timer = setTimeout(() => resolve('away'), PROBE_MS)));
  try {
    return await Promise.race([
      storage.probe().then(
        () => 'works' as const,
        () => 'away' as const,
      ),
      over,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
