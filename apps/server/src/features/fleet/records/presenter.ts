import { lookUp } from '@tenderlane/domain/values';
import { contactWayState, driverFieldsShown, type FleetKind, type WayState } from '@tenderlane/domain/fleet';
import type { Contact, Driver, StoredFile, Vehicle } from '@tenderlane/contract';
import { FLEET_FIELDS, type FleetField } from '@tenderlane/contract/fleet/fields';
import type { ContactCodeRow } from '../codes/contact-code.queries';
import type { RecordRow } from './record.queries';

const shared = (row: RecordRow, readerId: number) => ({
  id: row.id,
  is_own: row.company_id === readerId,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const fieldsOf = <Fields>(row: RecordRow) => row as unknown as Fields;

const filledIn = <Kind extends FleetKind, VisibleParams>(kind: Kind, row: RecordRow) =>
  Object.fromEntries(FLEET_FIELDS[kind].map((name) => [name, lookUp(row, name)])) as Pick<
    VisibleParams,
    FleetField<Kind> & keyof VisibleParams
  >;

const wayState = (verifiedAt: Date | null, code: ContactCodeRow | undefined, now: number): WayState =>
  contactWayState({
    isVerified: verifiedAt !== null,
    code: code
      ? {
          secondsSinceSent: (now - code.sent_at.getTime()) / 1000,
          tries: code.tries,
          isEnded: code.ended_at !== null,
        }
      : null,
  });

interface ContactFacts {
  name: string;
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
}

export function presentContact(
  row: RecordRow,
  readerId: number,
  codes: readonly ContactCodeRow[],
  now: number,
): Contact {
  const { name, phone_verified_at: phoneAt, email_verified_at: emailAt } = fieldsOf<ContactFacts>(row);
  const code = (channel: 'sms' | 'email') => codes.find((one) => one.channel === channel);
  return {
    ...shared(row, readerId),
    ...filledIn<'contact', Contact>('contact', row),
    name,
    phone_state: wayState(phoneAt, code('sms'), now),
    email_state: wayState(emailAt, code('email'), now),
  };
}

export const nameOfRecord = (kind: FleetKind, row: RecordRow): string =>
  kind === 'contact' || kind === 'driver'
    ? fieldsOf<{ name: string }>(row).name
    : fieldsOf<{ plate: string }>(row).plate;

const shownOf = (row: RecordRow, readerId: number) =>
  driverFieldsShown({ isOwnRecord: row.company_id === readerId, isAssignedToOwnLoad: row.is_assigned });

/** Scans of a driver are visible only to readers who see all its fields. */
export const hidesFiles = (kind: FleetKind, row: RecordRow, readerId: number): boolean =>
  kind === 'driver' && shownOf(row, readerId) !== 'all';

export function presentDriver(row: RecordRow, readerId: number, files: StoredFile[]): Driver {
  const shown = shownOf(row, readerId);
  const fields = filledIn<'driver', Driver>('driver', row);
  if (shown === 'all') return { ...shared(row, readerId), is_whole: true, ...fields, files };
  const summary: readonly string[] = shown;
  const hidden = FLEET_FIELDS.driver.filter((name) => !summary.includes(name));
  const nothing = Object.fromEntries(hidden.map((name) => [name, name === 'languages' ? [] : null]));
  return { ...shared(row, readerId), is_whole: false, ...fields, ...nothing, files };
}

export const presentVehicle = (row: RecordRow, readerId: number, files: StoredFile[]): Vehicle => ({
  ...shared(row, readerId),
  ...filledIn<'truck', Vehicle>('truck', row),
  files,
});
