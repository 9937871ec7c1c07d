import { defineEvent, noParams, showNoParams } from '../core/event';

export const jobEvents = {
  /** A long job has ended; its starter is notified, and the result is read at that time. */
  'job.ended': defineEvent({ entity: 'job', kept: false, params: noParams, views: { shipper: showNoParams } }),
};
