import { z } from 'zod';
import type { AuctionMode } from '@tenderlane/domain';

/** Who reads an event: the shipper, the carrier it is about, or every carrier that the tender has reached. */
export type EventSide = 'shipper' | 'carrier' | 'reached';

/** What of a tender decides what of its events may be seen: its mode, and whether its bids are closed at this moment. */
export interface ViewFacts {
  mode: AuctionMode;
  sealedNow: boolean;
}

/** What a side sees of an event: the params shown, or null where the event does not exist for it. */
export type View<Params> = (facts: ViewFacts) => ((params: Params) => object | null) | null;

export type EventEntity =
  | 'load'
  | 'account'
  | 'session'
  | 'company'
  | 'colleague'
  | 'carrier'
  | 'label'
  | 'field_list'
  | 'custom_field'
  | 'chat'
  | 'announcement'
  | 'contact'
  | 'driver'
  | 'truck'
  | 'trailer'
  | 'facility'
  | 'job';

export interface EventKind<Schema extends z.ZodType = z.ZodType> {
  /** The record whose history tells it. */
  entity: EventEntity;
  /** False: news only, passed on after the commit and kept in no history. */
  kept?: false;
  /** History only: nobody is told of each, because another event tells of all. */
  isQuiet?: true;
  params: Schema;
  /** A side without a view does not see the event. */
  views: { [Side in EventSide]?: View<z.infer<Schema>> };
}

export const defineEvent = <Schema extends z.ZodType>(kind: EventKind<Schema>): EventKind<Schema> => kind;

/** All of it, at every time. */
export const showAll = () => (params: object) => params;

/** That it happened, and nothing of it. */
export const showNoParams = () => () => ({});

/** Some of it. */
export const showOnly =
  <Params extends object>(...names: (keyof Params & string)[]) =>
  () =>
  (params: Params) =>
    Object.fromEntries(names.filter((name) => name in params).map((name) => [name, params[name]]));

/** Only once the bids of a sealed tender have opened; in other tenders always. */
export const showOnceOpened =
  <Params>(view: View<Params>): View<Params> =>
  (facts) =>
    facts.sealedNow ? null : view(facts);

export const number = z.number();
/** The option that an event is about: the writer adds it. */
export const aboutOption = { option_id: number.optional() };
export const noParams = z.strictObject({});
export const optionOnly = z.strictObject(aboutOption);
