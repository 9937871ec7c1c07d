import type { Locale } from '@tenderlane/contract';
import type { Side } from '@tenderlane/domain/core';
import type { NotificationClass } from '@tenderlane/domain/notifications';
import type { FactWriters } from '../../../platform/notices/notice';
import type { BellFacts, Place } from '../../../platform/notices/subject';
import type { NoticeTemplate } from '../../../platform/notices/templates';

export interface BellParams extends BellFacts {
  path: string;
  at?: number | null;
}

export interface BellEntry extends Omit<Place, 'path'> {
  account_id: number;
  company_id: number;
  side: Side;
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
  facts: FactWriters;
}
