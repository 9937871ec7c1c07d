import type { Locale } from '@tenderlane/contract';
import type { Loss, Side } from '@tenderlane/domain';
import type { NotificationClass } from '@tenderlane/domain/notifications';
import type { EndedJob } from '../../../platform/long-jobs/long-jobs';
import type { BellFacts } from '../../../platform/notices/subject';
import type { NoticeTemplate } from '../../../platform/notices/templates';

/** The facts of an entry that its texts need in a known form. */
export interface BellParams extends BellFacts {
  tender?: Readonly<Record<string, string>>;
  at?: number | null;
  job?: EndedJob;
  loss?: Pick<Loss, 'rank' | 'gap'>;
}

export interface BellEntry {
  account_id: number;
  company_id: number;
  side: Side;
  /** The event's key; entries that replace each other share one (`sharedKey`). */
  event_key: string;
  action: string;
  template: NoticeTemplate;
  class: NotificationClass;
  params: BellParams;
  page_name: string;
  link: string | null;
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

interface Page {
  page_name: string;
  link: string | null;
}

const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/tenders\/(\d+)\/view(?:\?|$)/, 'tenders.show'],
  [/^\/carrier\/loads\/(\d+)(?:\?|$)/, 'load'],
  [/^\/carriers\/(\d+)\?tab=reviews$/, 'carriers.reviews'],
  [/^\/carriers\/(\d+)\?tab=questionnaire$/, 'carriers.questionnaire'],
  [/^\/carriers\/(\d+)(?:\?|$)/, 'carriers.show'],
  [/^\/carriers\/expiring$/, 'carriers.expiring'],
  [/^\/carriers(?:\?|$)/, 'carriers'],
  [/^\/carrier\/packets\/(\d+)$/, 'packet'],
  [/^\/carrier\/settings\/documents$/, 'documents'],
  [/^\/carrier\/announcements\/(\d+)$/, 'announcement'],
  [/^\/account\/users$/, 'users'],
  [/^\/account\/companies$/, 'companies'],
  [/^\/facilities\/(\d+)$/, 'facility.show'],
  [/^\/carriers\/import\?id=(\d+)$/, 'carriers.import'],
  [/^\/facilities\/import\?id=(\d+)$/, 'facilities.import'],
  [/^\/jobs\/(\d+)$/, 'job'],
  [/^\/carrier\/settings\/company$/, 'company'],
  [/^\/carrier\/settings$/, 'settings'],
  [/^\/carrier\/scorecard$/, 'scorecard'],
  [/^\/carrier(?:\?|$)/, 'loads'],
];

export function pageOf(path: string): Page {
  for (const [pattern, name] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page_name: name, link: match[1] ?? null };
  }
  return { page_name: 'dashboard', link: null };
}
