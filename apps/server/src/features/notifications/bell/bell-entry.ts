import type { Locale } from '@tenderlane/contract';
import type { Loss, Side } from '@tenderlane/domain';
import type { NotificationClass } from '@tenderlane/domain/notifications';
import type { EndedJob } from '../jobs/job-subjects';
import type { NoticeTemplate } from '../render/texts';

/** The facts that the texts of one entry are written of: never more than its side saw of the event. */
export interface BellParams {
  path: string;
  /** Number and route, in every language. */
  tender?: Readonly<Record<string, string>>;
  at?: number | null;
  /** A long job that has ended. */
  job?: EndedJob;
  loss?: Pick<Loss, 'rank' | 'gap'>;
  [name: string]: unknown;
}

/** One line of a person's bell. */
export interface BellEntry {
  account_id: number;
  company_id: number;
  side: Side;
  /** The event's own; entries that replace each other share one (`sharedKey`). */
  event_key: string;
  action: string;
  template: NoticeTemplate;
  class: NotificationClass;
  params: BellParams;
  page_name: string;
  link: string | null;
  created_at: number;
  /** Whether open pages make a sound. */
  is_loud: boolean;
}

/** The key of entries of which only the last counts. */
export const sharedKey = (template: string, recordId: number): string => `~${template}:${recordId}`;
export const SHARED_KEYS = '~%';

/** Who reads an entry: language, and the country and zone of moments. */
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

/** The named page that an address of the application leads to, with its id. */
export function pageOf(path: string): Page {
  for (const [pattern, name] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page_name: name, link: match[1] ?? null };
  }
  return { page_name: 'dashboard', link: null };
}
