import type { InTransaction } from './events/in-transaction';
import type { ImportKind } from './imports/import-kind';
import type { DueWork } from './jobs/due';
import type { LongJobKind } from './long-jobs/long-jobs';
import type { ChannelKind, LiveTopic } from './realtime/live-topic';

/** What a feature adds to the application; `app.ts` joins it with that of the others. */
export interface Feature {
  /** Calls of the shipper's, the carrier's and the public base, by their keys. */
  shipper?: object;
  carrier?: object;
  public?: object;
  /** What it does about events in the transaction that records them. */
  subscribers?: InTransaction;
  due?: readonly DueWork[];
  /** What it does in jobs that take longer than an answer may. */
  longJobs?: readonly LongJobKind[];
  /** What can be imported from tables in files. */
  imports?: readonly ImportKind[];
  /** The private channels that its pages listen on, and what it tells them about events. */
  channels?: readonly ChannelKind[];
  liveTopics?: readonly LiveTopic[];
}
