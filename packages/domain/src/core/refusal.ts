import { ANNOUNCEMENT_REFUSALS } from '../announcements/refusals';
import { AUCTION_REFUSALS } from '../auction/refusals';
import { BID_REFUSALS } from '../bids/refusals';
import { CARRIER_REFUSALS } from '../carriers/refusals';
import { CHAT_REFUSALS } from '../chat/refusals';
import { DEMO_REFUSALS } from '../demos/refusals';
import { IMPORT_REFUSALS } from '../imports/refusals';
import { FIELD_REFUSALS } from '../fields/refusals';
import { COMPANY_REFUSALS } from '../brands/refusals';
import { FACILITY_REFUSALS } from '../facilities/refusals';
import { FILE_REFUSALS } from '../files/refusals';
import { FLEET_REFUSALS } from '../fleet/refusals';
import { JOB_REFUSALS } from '../jobs/refusals';
import { LOAD_REFUSALS } from '../loads/refusals';
import { MESSAGE_REFUSALS } from '../messages/refusals';
import { MONEY_REFUSALS } from '../money/refusals';
import { NOTIFICATION_REFUSALS } from '../notifications/refusals';
import { PACKET_REFUSALS } from '../packets/refusals';
import { IDENTITY_REFUSALS } from '../identity/refusals';
import { HELP_REFUSALS } from '../requests/refusals';
import { SCORECARD_REFUSALS } from '../scorecard/refusals';
import { TRACKING_REFUSALS } from '../tracking/refusals';
import { TRIP_REFUSALS } from '../trips/refusals';
import { VIEW_REFUSALS } from '../views/refusals';

export type RefusalStatus = 403 | 404 | 409 | 422 | 429;

export const REFUSAL_TABLES = [
  LOAD_REFUSALS,
  AUCTION_REFUSALS,
  BID_REFUSALS,
  ANNOUNCEMENT_REFUSALS,
  CARRIER_REFUSALS,
  CHAT_REFUSALS,
  DEMO_REFUSALS,
  IMPORT_REFUSALS,
  FIELD_REFUSALS,
  COMPANY_REFUSALS,
  FACILITY_REFUSALS,
  FILE_REFUSALS,
  FLEET_REFUSALS,
  JOB_REFUSALS,
  MESSAGE_REFUSALS,
  MONEY_REFUSALS,
  NOTIFICATION_REFUSALS,
  PACKET_REFUSALS,
  IDENTITY_REFUSALS,
  HELP_REFUSALS,
  SCORECARD_REFUSALS,
  TRACKING_REFUSALS,
  TRIP_REFUSALS,
  VIEW_REFUSALS,
] as const satisfies readonly Readonly<Record<string, RefusalStatus>>[];

type CodeOf<Table> = Table extends unknown ? keyof Table : never;
export type RefusalCode = CodeOf<(typeof REFUSAL_TABLES)[number]>;

// The marks let the bundler leave the tables out of the pages, which need only isRefusal.
export const REFUSAL_STATUS = /* @__PURE__ */ Object.assign({}, ...REFUSAL_TABLES) as Readonly<
  Record<RefusalCode, RefusalStatus>
>;

export const REFUSAL_CODES = /* @__PURE__ */ Object.keys(REFUSAL_STATUS) as RefusalCode[];

const CODE = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;

/** A refusal as a value: the code is translated for the reader, params fill the sentence, field names the input. */
export interface Refusal {
  code: RefusalCode;
  params?: Record<string, string | number | string[]>;
  field?: string;
}

export function refuse(code: RefusalCode, params?: Refusal['params'], field?: string): Refusal {
  return { code, ...(params && { params }), ...(field && { field }) };
}

/** Tells a refusal from a rule's outcome; no outcome of this package has a `code`. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && CODE.test(String(value.code));
}
