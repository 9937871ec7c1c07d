import type { NoParams, Reason } from '../events/params';

export interface OrderChanges {
  'load.started': NoParams;
  'load.completed': NoParams;
  'load.uncompleted': Reason;
  'load.contested': Reason;
  'load.loading_late': NoParams;
  'load.archived': NoParams;
  'load.unarchived': NoParams;
}
