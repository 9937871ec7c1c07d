import { DAY_MS } from '../core/time';

export const INSTALLATION_PARTS = ['mail', 'sms', 'geocoder', 'storage', 'disk', 'backup', 'queue', 'failed'] as const;
export type InstallationPart = (typeof INSTALLATION_PARTS)[number];

export interface InstallationFacts {
  mailRetrying: number;
  smsRetrying: number;
  geocoder: 'table' | 'answers' | 'silent';
  storage: 'works' | 'away';
  disk: { freeBytes: number; totalBytes: number };
  /** Of the embedded database. Another server is backed up by its own means, which are unknown here. */
  backup: { isOurs: boolean; madeAt: number | null };
  oldestJobS: number;
  outboxDelayS: number;
  failed: number;
}

const LEAST_FREE = { bytes: 1_000_000_000, part: 0.05 } as const;
const BACKUP_DAYS = 2;
const LONGEST_WAIT = { jobS: 600, eventS: 60 } as const;

export function partsInNeed(facts: InstallationFacts, now: number): InstallationPart[] {
  const { disk, backup } = facts;
  const needs: Record<InstallationPart, boolean> = {
    mail: facts.mailRetrying > 0,
    sms: facts.smsRetrying > 0,
    geocoder: facts.geocoder === 'silent',
    storage: facts.storage === 'away',
    disk: disk.freeBytes < LEAST_FREE.bytes || disk.freeBytes < disk.totalBytes * LEAST_FREE.part,
    backup: backup.isOurs && (backup.madeAt === null || now - backup.madeAt > BACKUP_DAYS * DAY_MS),
    queue: facts.oldestJobS > LONGEST_WAIT.jobS || facts.outboxDelayS > LONGEST_WAIT.eventS,
    failed: facts.failed > 0,
  };
  return INSTALLATION_PARTS.filter((part) => needs[part]);
}
