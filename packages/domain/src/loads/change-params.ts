import type { NoParams, Reason } from '../events/params';

export interface LoadChanges {
  /** A material edit has its sections and the new end; any other edit only the changed fields. */
  'load.edited': { fields?: string[]; effective_end?: number };
  'load.started': NoParams;
  'load.completed': NoParams;
  'load.uncompleted': Reason;
  'load.contested': Reason;
  'load.loading_late': NoParams;
  'load.archived': NoParams;
  'load.unarchived': NoParams;
}
