import type { apiBases } from '@tenderlane/contract';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { InTransaction } from './events/in-transaction';
import type { Subscriber } from './events/outbox';
import type { ImportKind } from './imports/import-kind';
import type { DueContext, DueWork } from './jobs/due';
import type { LongJobKind } from './long-jobs/long-jobs';
import type { ChannelKind, LiveTopic } from './realtime/live-topic';

export type ApiBase = keyof typeof apiBases;

export type AfterCommit = (needs: { config: Config; clock: Clock }) => readonly Subscriber[];

/** Work of the worker for as long as it runs; answers what stops it. */
export type Background = (needs: DueContext & { directUrl: string }) => () => Promise<unknown>;

/** What a feature adds to the application; `features.ts` lists them all. Handlers of a base are held by its name, by their keys. */
export interface Feature extends Partial<Record<ApiBase, object>> {
  /** What it does about events in the transaction that records them. */
  subscribers?: InTransaction;
  /** What it does about them behind the commit. */
  afterCommit?: AfterCommit;
  due?: readonly DueWork[];
  background?: Background;
  /** What it does in jobs that take longer than an answer may. */
  longJobs?: readonly LongJobKind[];
  /** What can be imported from tables in files. */
  imports?: readonly ImportKind[];
  /** The private channels that its pages listen on, and what it tells them about events. */
  channels?: readonly ChannelKind[];
  liveTopics?: readonly LiveTopic[];
}
