import type { Locale } from '@tenderlane/contract';
import type { EventSide, RecordableAction } from '@tenderlane/contract/events';
import type { NotificationChannel, NotificationClass, NotificationGroup } from '@tenderlane/domain/notifications';
import type { Sql } from '../database/database';
import type { OutboxEvent } from '../events/events';
import type { OutboxRow } from '../events/outbox.queries';
import type { DueWork } from '../jobs/due';
import type { Indexed } from './people.queries';
import type { EventWithSubject, PlanContext, Recipient, VisibleParams, Subject } from './subject';
import type { NoticeTemplate } from './templates';
import type { Texts } from './texts';

/** Recipients of one side, found for several events by one statement; `position` is the event's index. */
export interface Audience {
  name: string;
  side: EventSide;
  /** The subject's company decides on the side. */
  isOfEitherSide?: true;
  /** People of the options that the event names, which may be thousands. */
  isOfNamedOptions?: true;
  list(sql: Sql, told: readonly EventWithSubject[]): Promise<Indexed<Recipient>[]>;
}

export interface Notice {
  to: Audience;
  template: NoticeTemplate;
  group: NotificationGroup;
  class: NotificationClass;
  when?: (shown: VisibleParams) => boolean;
  /** True if the event is outdated or belongs to another kind of ending. */
  unless?: (subject: Subject, event: OutboxEvent) => boolean;
  alsoCauser?: (shown: VisibleParams) => boolean;
  only?: readonly NotificationChannel[];
  /** The bell keeps one entry per record, with the latest text. */
  isOneEntry?: true;
  withoutSms?: true;
  /** By e-mail only as a part of a digest, for people who chose one. */
  isMailedInDigest?: true;
  /** Only in the bell, with one entry per load and the latest text. */
  isBellOnly?: true;
  withLoss?: true;
}

export type Notices = { readonly [Action in RecordableAction]?: readonly Notice[] };

export type ReadSubjects = (
  sql: Sql,
  events: readonly OutboxEvent[],
  parts: PlanContext,
) => Promise<Map<OutboxEvent, Subject>>;

export type WriteFact = (
  fact: unknown,
  locale: Locale,
) => { values?: Texts | undefined; sentences?: readonly string[] };

export type FactWriters = Readonly<Record<string, WriteFact>>;

export type SendNotices = (sql: Sql, rows: OutboxRow[], parts: PlanContext) => Promise<void>;

/** Messages about a feature's events. An event without a subject sends nothing, for example after a deletion. */
export interface NoticeSource {
  notices: Notices;
  readSubjects: ReadSubjects;
  /** Writers of facts that are no plain text, by the name of the fact. */
  facts?: FactWriters;
  /** Actions whose messages are not sent at once, but by due work of the feature. */
  delayed?: { actions: readonly RecordableAction[]; send(sendNotices: SendNotices): DueWork };
}

/** Reads the subjects of events that seldom come together one by one. */
export const readEach =
  (read: (sql: Sql, event: OutboxEvent, parts: PlanContext) => Promise<Subject | null>): ReadSubjects =>
  async (sql, events, parts) => {
    const subjects = new Map<OutboxEvent, Subject>();
    for (const event of events) {
      const subject = await read(sql, event, parts);
      if (subject) subjects.set(event, subject);
    }
    return subjects;
  };

export const always = () => true;
