import type { NoParams, Reason } from '../events/params';

export interface LoadChanges {
  /** A material edit has its sections and the new end; any other edit only the changed fields. */
  'load.edited': { fields?: string[]; effective_end?: number };
  /** The reason for which missing papers were overridden. */
  'load.started': { reason?: string };
  /** The reason for which a missing proof of delivery was waived. */
  'load.completed': { reason?: string };
  'load.uncompleted': Reason;
  'load.contested': Reason;
  'load.loading_late': NoParams;
  'load.archived': NoParams;
  'load.unarchived': NoParams;
}
