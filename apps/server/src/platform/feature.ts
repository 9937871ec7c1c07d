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

/** Starts work that runs as long as the worker does; returns the function that stops it. */
export type Background = (needs: DueContext & { directUrl: string }) => () => Promise<unknown>;

/** The parts of the application that one feature brings; `features.ts` lists the features. Handlers stand by base and call. */
export interface Feature extends Partial<Record<ApiBase, object>> {
  /** Handles events in the transaction that records them. */
  subscribers?: InTransaction;
  /** Handles events after the commit. */
  afterCommit?: AfterCommit;
  due?: readonly DueWork[];
  background?: Background;
  /** Kinds of jobs that take longer than an answer may. */
  longJobs?: readonly LongJobKind[];
  /** Kinds of records that can be imported from files. */
  imports?: readonly ImportKind[];
  /** Private channels that its pages listen on, and the topics that are sent to them. */
  channels?: readonly ChannelKind[];
  liveTopics?: readonly LiveTopic[];
}
