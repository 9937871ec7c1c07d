import type { Endpoint } from '@tenderlane/contract';
import type { Refusal } from '@tenderlane/domain/core';
import type { MemberContext } from '../../platform/context';
import type { JobRecord, RecordOutcome } from '../../platform/long-jobs/long-job.queries';

/** Exactly one of ids and filter is given. */
export interface SelectionBody {
  action: string;
  ids?: readonly number[] | undefined;
  filter?: object | undefined;
}

export type Refused<Row> = readonly [Row, Refusal];

export interface BulkOrder {
  action: string;
}

export interface RunningKind<Order extends BulkOrder> {
  kind: string;
  /** The call for one record, whose right the person needs, also to undo it. */
  callOf(action: string): Endpoint;
  /** Changes or restores one record in its own transaction. */
  change(context: MemberContext, order: Order, record: JobRecord): Promise<RecordOutcome>;
}

/** A kind of bulk change: its rows and actions. The frame previews, orders, runs and undoes it. */
export interface BulkKind<Body extends SelectionBody, Order extends BulkOrder, Row> extends RunningKind<Order> {
  /** The action that restores another; what is not named here cannot be undone. */
  undoneBy: Readonly<Record<string, string>>;
  needReason: readonly Body['action'][];
  list(context: MemberContext, selection: object, atMost: number): Promise<Row[]>;
  nameOf(row: Row): string;
  /** The facts of a row with which its change is compared when its turn comes. */
  factsOf(row: Row): object;
  readOrder(body: Body): Order;
  refuse(context: MemberContext, body: Body, rows: readonly Row[]): Promise<Refused<Row>[]>;
}
