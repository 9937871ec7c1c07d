import type { Locale } from '@tenderlane/contract';
import type { LossDetails } from '@tenderlane/domain/auction';
import type { Side } from '@tenderlane/domain/core';
import type { NotificationClass } from '@tenderlane/domain/notifications';
import type { EndedJob } from '../../../platform/long-jobs/long-jobs';
import type { BellFacts, Place } from '../../../platform/notices/subject';
import type { NoticeTemplate } from '../../../platform/notices/templates';

/** The facts of an entry that its texts need in a known form. */
export interface BellParams extends BellFacts {
  path: string;
  tender?: Readonly<Record<string, string>>;
  at?: number | null;
  job?: EndedJob;
  loss?: Pick<LossDetails, 'rank' | 'gap'>;
}

export interface BellEntry extends Omit<Place, 'path'> {
  account_id: number;
  company_id: number;
  side: Side;
  /** The event's key; entries that replace each other share one (`sharedKey`). */
  event_key: string;
  action: string;
  template: NoticeTemplate;
  class: NotificationClass;
  params: BellParams;
  created_at: number;
  is_loud: boolean;
}

/** The key of entries that replace each other; only the latest is kept. */
export const sharedKey = (template: string, recordId: number): string => `~${template}:${recordId}`;
export const SHARED_KEYS = '~%';

export interface BellReader {
  locale: Locale;
  countryId: string;
}
