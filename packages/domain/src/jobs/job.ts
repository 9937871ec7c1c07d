export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'canceled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What became of one record of a job; `changed` is one that was no longer as it was when the job was started. */
export const JOB_ROW_OUTCOMES = ['done', 'refused', 'changed'] as const;
export type JobRowOutcome = (typeof JOB_ROW_OUTCOMES)[number];

export const JOB_LIMITS = {
  /** Records of one bulk change. */
  rowsMax: 10_000,
  /** Loads of one exported file. */
  exportMax: 100_000,
  runningPerCompany: 2,
  /** Of one company, those that wait among them. */
  openPerCompany: 20,
  undoMs: 10_000,
  /** How long an ended job and its results are kept. */
  keptMs: 7 * 86_400_000,
} as const;

export const isJobEnded = (state: JobState): boolean => state !== 'queued' && state !== 'running';

/** What can be done to many loads at once. */
export const BULK_ACTIONS = ['cancel', 'archive', 'publish', 'tag', 'hand_over'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What can be done to many carriers at once. */
export const CARRIER_BULK_ACTIONS = ['label', 'invite', 'suspend', 'remove'] as const;
export type CarrierBulkAction = (typeof CARRIER_BULK_ACTIONS)[number];
