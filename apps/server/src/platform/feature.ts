import type { ApiBase } from '@tenderlane/contract';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { AttentionItem } from './dashboard/attention';
import type { DashboardTile } from './dashboard/tile';
import type { InTransaction } from './events/in-transaction';
import type { Subscriber } from './events/outbox';
import type { HolderFinders } from './holders/find-holder';
import type { ImportKind } from './imports/import-kind';
import type { DueContext, DueWork } from './jobs/due';
import type { QueueTasks } from './jobs/jobs';
import type { LongJobKind } from './long-jobs/long-jobs';
import type { MessageHooks } from './notices/message-hooks';
import type { NoticeSource } from './notices/notice';
import type { OwnMessages } from './notices/own-messages';
import type { ChannelKind, LiveTopic } from './realtime/live-topic';

export type AfterCommit = (needs: { config: Config; clock: Clock }) => readonly Subscriber[];

export type Background = (needs: DueContext & { directUrl: string }) => () => Promise<unknown>;

export type Tasks = (needs: DueContext) => QueueTasks;

/**
 * Parts that a feature adds to the application; `features.ts` lists the features. Handlers are keyed by API base and
 * call.
 */
export interface Feature extends Partial<Record<ApiBase, object>> {
  subscribers?: InTransaction;
  afterCommit?: AfterCommit;
  due?: readonly DueWork[];
  background?: Background;
  tasks?: Tasks;
  holders?: HolderFinders;
  longJobs?: readonly LongJobKind[];
  imports?: readonly ImportKind[];
  channels?: readonly ChannelKind[];
  liveTopics?: readonly LiveTopic[];
  notices?: readonly NoticeSource[];
  ownMessages?: OwnMessages;
  messageHooks?: Partial<MessageHooks>;
  attention?: readonly AttentionItem[];
  tiles?: readonly DashboardTile[];
}
