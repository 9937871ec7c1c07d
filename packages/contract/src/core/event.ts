import { z } from 'zod';

export type EventSide = 'shipper' | 'carrier' | 'reached';

/** Facts of a tender that decide on the visibility of its events: is it sealed, and are its bids closed now. */
export interface ViewFacts {
  isSealed: boolean;
  sealedNow: boolean;
}

/** Returns the params that a side sees, or null when the event does not exist for it. */
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
  | 'request'
  | 'demo'
  | 'announcement'
  | 'contact'
  | 'driver'
  | 'truck'
  | 'trailer'
  | 'facility'
  | 'job';

export interface EventKind<Schema extends z.ZodType = z.ZodType> {
  entity: EventEntity;
  /** False: stored in no history. */
  kept?: false;
  /** Not passed on after the commit. Quiet events that are not kept reach only subscribers in the transaction. */
  isQuiet?: true;
  params: Schema;
  /** A side without a view does not see the event. */
  views: { [Side in EventSide]?: View<z.infer<Schema>> };
}

type Defined<Schema extends z.ZodType, Kept extends false | undefined> = EventKind<Schema> & { kept?: Kept };

export const defineEvent = <Schema extends z.ZodType, Kept extends false | undefined = undefined>(
  kind: Defined<Schema, Kept>,
): Defined<Schema, Kept> => kind;

export const showAll = () => (params: object) => params;

export const showNoParams = () => () => ({});

export const showOnly =
  <Params extends object>(...names: (keyof Params & string)[]) =>
  () =>
  (params: Params) =>
    Object.fromEntries(names.filter((name) => name in params).map((name) => [name, params[name]]));

/** Shows it only once the bids of a sealed tender have opened; in other tenders always. */
export const showOnceOpened =
  <Params>(view: View<Params>): View<Params> =>
  (facts) =>
    facts.sealedNow ? null : view(facts);

export const number = z.number();
export const aboutOption = { option_id: number.optional() };
export const noParams = z.strictObject({});
export const optionOnly = z.strictObject(aboutOption);
