import { lookUp } from '../values/look-up';

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'canceled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const JOB_ROW_OUTCOMES = ['done', 'refused', 'changed'] as const;
export type JobRowOutcome = (typeof JOB_ROW_OUTCOMES)[number];

export const JOB_LIMITS = {
  rowsMax: 10_000,
  exportMax: 100_000,
  runningPerCompany: 2,
  openPerCompany: 20,
  undoMs: 10_000,
  /** The starter is told of the end only after this time, because it may have left the page. */
  toldFromMs: 10_000,
  keptMs: 7 * 86_400_000,
} as const;

export const isJobEnded = (state: JobState): boolean => state !== 'queued' && state !== 'running';

export const JOB_KINDS = [
  'loads.bulk',
  'trips.bulk',
  'loads.export',
  'carriers.bulk',
  'carriers.export',
  'carriers.label_rule',
  'imports.run',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

const TITLES_OF_KINDS = {
  'loads.export': 'export',
  'carriers.export': 'export_carriers',
  'carriers.label_rule': 'label',
  'imports.run': 'import',
} as const satisfies { [Kind in JobKind]?: string };

const TITLES_OF_ACTIONS = {
  cancel: 'cancel',
  archive: 'archive',
  publish: 'publish',
  extend: 'extend',
  tag: 'tag',
  hand_over: 'hand_over',
  ask_vehicle: 'ask_vehicle',
  send_driver_link: 'send_driver_link',
  complete: 'complete',
  label: 'label',
  invite: 'invite',
  suspend: 'suspend',
  remove: 'remove',
  unlabel: 'undo',
  untag: 'undo',
  unarchive: 'undo',
} as const;

type Title =
  | (typeof TITLES_OF_KINDS)[keyof typeof TITLES_OF_KINDS]
  | (typeof TITLES_OF_ACTIONS)[keyof typeof TITLES_OF_ACTIONS];

export function titleOfJob(kind: string, action: string | null): Title | undefined {
  return lookUp<Title>(TITLES_OF_KINDS, kind) ?? lookUp<Title>(TITLES_OF_ACTIONS, action ?? '');
}

/**
 * The notice to the starter of an ended job; none when the person stopped it or only tried a file, or when it was so
 * short (`tookMs`, from its start) that nobody left the page.
 */
export function noticeOfJob(job: {
  kind: string;
  state: JobState;
  isDryRun: boolean;
  tookMs: number;
}): 'job_done' | 'file_made' | 'imported' | 'job_failed' | null {
  if (job.isDryRun) return null;
  if (job.state === 'failed') return 'job_failed';
  if (job.state !== 'done' || job.tookMs < JOB_LIMITS.toldFromMs) return null;
  if (job.kind === 'imports.run') return 'imported';
  return job.kind.endsWith('.export') ? 'file_made' : 'job_done';
}

export const LOAD_BULK_ACTIONS = ['cancel', 'archive', 'publish', 'extend', 'tag', 'hand_over'] as const;
export type LoadBulkAction = (typeof LOAD_BULK_ACTIONS)[number];

export const TRIP_BULK_ACTIONS = ['ask_vehicle', 'send_driver_link', 'complete'] as const;
export type TripBulkAction = (typeof TRIP_BULK_ACTIONS)[number];

export const CARRIER_BULK_ACTIONS = ['label', 'invite', 'suspend', 'remove'] as const;
export type CarrierBulkAction = (typeof CARRIER_BULK_ACTIONS)[number];
