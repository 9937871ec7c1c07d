import { defineEvent, noParams, showNoParams } from '../core/event';

export const jobEvents = {
  /** A long job has come to its end; whoever started it is told, and how it ended is read when it is told. */
  'job.ended': defineEvent({ entity: 'job', kept: false, params: noParams, views: { shipper: showNoParams } }),
};
