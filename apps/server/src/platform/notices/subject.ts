import type { Locale } from '@tenderlane/contract';
import type { EventSide, ViewFacts } from '@tenderlane/contract/events';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { OutboxEvent } from '../events/events';
import type { Message } from '../messages/messages';
import type { Member } from '../principal';

export interface PlanContext {
  clock: Clock;
  config: Config;
}

/** A recipient: by e-mail if there is an address, else by SMS. */
export interface Recipient {
  account_id: number;
  email: string | null;
  phone: string | null;
  locale: Locale;
  country_id: string;
  company_id: number;
  company_is_closed: boolean;
  carrier_id?: number;
  option_id?: number;
  /** The loss of the recipient's bid, as the auction stored it. */
  loss?: object | null;
}

/** The facts for an entry's texts; only those that its side may see of the event. */
export type BellFacts = Readonly<Record<string, unknown>>;

export interface Place {
  path: string;
  page_name: string;
  link: string | null;
}

export const placeAt = (path: string, pageName: string, id?: number | null): Place => ({
  path,
  page_name: pageName,
  link: id === undefined || id === null ? null : String(id),
});

export type VisibleParams = Readonly<Record<string, unknown>>;

export interface Subject {
  facts: ViewFacts;
  leaderOptionId: number | null;
  shipperId: number | null;
  carrierCompanyId: number | null;
  company: { id: number | null; side: Member['side'] };
  operatorId: number | null;
  askerId?: number | null;
  hostId?: number | null;
  typedBy?: number;
  /** The template that fits the record's end. */
  ending?: string;
  carrierId: number | null;
  loadId: number | null;
  onTheWay?(reader: Recipient): Message['params'];
  /** Delay for messaging apps, so that a reader on an open page gets no second message. */
  delayMs?: number;
  placeFor(reader: Recipient, side: EventSide): Place;
  bellFor(reader: Recipient, side: EventSide, shown: VisibleParams): BellFacts;
  valuesFor(reader: Recipient, side: EventSide, shown: VisibleParams): Message['params'];
}

export interface EventWithSubject {
  event: OutboxEvent;
  subject: Subject;
  shown: VisibleParams;
}

/** Defaults for events without a tender; as if sealed, so that nothing of one is visible. */
export const NOTHING: Omit<Subject, 'placeFor' | 'valuesFor' | 'bellFor'> = {
  facts: { isSealed: true, sealedNow: true },
  leaderOptionId: null,
  shipperId: null,
  carrierCompanyId: null,
  company: { id: null, side: 'shipper' },
  operatorId: null,
  carrierId: null,
  loadId: null,
};

export const withWords = (subject: Subject, wordsFor: (shown: VisibleParams) => BellFacts): Subject => ({
  ...subject,
  bellFor: (reader, side, shown) => ({ ...subject.bellFor(reader, side, shown), ...wordsFor(shown) }),
  valuesFor: (reader, side, shown) => ({ ...subject.valuesFor(reader, side, shown), ...wordsFor(shown) }),
});
