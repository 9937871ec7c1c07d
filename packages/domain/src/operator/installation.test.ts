import { expect, it } from 'vitest';
import { partsInNeed, type InstallationFacts } from './installation';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const HOUR_MS = 3_600_000;
const fine: InstallationFacts = {
  mailRetrying: 0,
  smsRetrying: 0,
  geocoder: 'answers',
  storage: 'works',
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  backup: { isOurs: true, madeAt: NOW - 47 * HOUR_MS },
  oldestJobS: 600,
  outboxDelayS: 60,
  failed: 0,
};

it.each<[string, Partial<InstallationFacts>, string[]]>([
  ['all is well', {}, []],
  ['e-mails are tried again', { mailRetrying: 1 }, ['mail']],
  ['SMS are tried again', { smsRetrying: 2 }, ['sms']],
  ['the address service hangs', { geocoder: 'silent' }, ['geocoder']],
  ['there is no address service', { geocoder: 'table' }, []],
  ['the storage does not answer', { storage: 'away' }, ['storage']],
  ['less than a gigabyte is free', { disk: { freeBytes: 0.9e9, totalBytes: 10e9 } }, ['disk']],
  ['less than a twentieth is free', { disk: { freeBytes: 4.9e9, totalBytes: 100e9 } }, ['disk']],
  ['no backup was made', { backup: { isOurs: true, madeAt: null } }, ['backup']],
  ['the backup is old', { backup: { isOurs: true, madeAt: NOW - 49 * HOUR_MS } }, ['backup']],
  ['another server is backed up by its own means', { backup: { isOurs: false, madeAt: null } }, []],
  ['a job waits too long', { oldestJobS: 601 }, ['queue']],
  ['an event waits too long', { outboxDelayS: 61 }, ['queue']],
  ['something failed', { failed: 1, storage: 'away' }, ['storage', 'failed']],
])('the parts with problems are found when %s', (_, facts, parts) => {
  expect(partsInNeed({ ...fine, ...facts }, NOW)).toEqual(parts);
});
