import { contactWayState, driverFieldsShown, type FleetKind, type WayState } from '@tenderlane/domain/fleet';
import type { Contact, Driver, StoredFile, Vehicle } from '@tenderlane/contract';
import type { ContactCodeRow } from '../codes/contact-code.queries';
import type { RecordRow } from './record.queries';

const shared = (row: RecordRow, readerId: number) => ({
  id: row.id,
  is_own: row.company_id === readerId,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The columns of a row as they were read; which columns a kind has its definition says. */
const fieldsOf = <Fields>(row: RecordRow) => row as unknown as Fields;

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

interface ContactFields extends Omit<Contact, 'phone_state' | 'email_state'> {
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
}

/** A contact with what is known of its phone and e-mail. */
export function presentContact(
  row: RecordRow,
  readerId: number,
  codes: readonly ContactCodeRow[],
  now: number,
): Contact {
  const { phone_verified_at: phoneAt, email_verified_at: emailAt, ...fields } = fieldsOf<ContactFields>(row);
  const code = (channel: 'sms' | 'email') => codes.find((one) => one.channel === channel);
  return {
    ...shared(row, readerId),
    name: fields.name,
    first_name: fields.first_name,
    middle_name: fields.middle_name,
    last_name: fields.last_name,
    position: fields.position,
    languages: fields.languages,
    phone: fields.phone,
    phone_state: wayState(phoneAt, code('sms'), now),
    email: fields.email,
    email_state: wayState(emailAt, code('email'), now),
    is_primary: fields.is_primary,
    is_shared: fields.is_shared,
  };
}

/** What a record is called in a sentence. */
export const nameOfRecord = (kind: FleetKind, row: RecordRow): string =>
  kind === 'contact' || kind === 'driver'
    ? fieldsOf<{ name: string }>(row).name
    : fieldsOf<{ plate: string }>(row).plate;

const isWhole = (row: RecordRow, readerId: number) =>
  driverFieldsShown({ isOwnRecord: row.company_id === readerId, isAssignedToOwnLoad: row.is_assigned }) === 'all';

/** Scans of a driver are seen by whoever sees all of it. */
export const hidesFiles = (kind: FleetKind, row: RecordRow, readerId: number): boolean =>
  kind === 'driver' && !isWhole(row, readerId);

/** A driver, or what a shipper sees of every driver of its network. */
export function presentDriver(row: RecordRow, readerId: number, files: StoredFile[]): Driver {
  const fields = fieldsOf<Driver>(row);
  const whole = isWhole(row, readerId);
  const ofWhole = <Value>(value: Value): Value | null => (whole ? value : null);
  return {
    ...shared(row, readerId),
    is_whole: whole,
    name: fields.name,
    licence_expires_on: fields.licence_expires_on,
    date_of_birth: ofWhole(fields.date_of_birth),
    licence_number: ofWhole(fields.licence_number),
    licence_country_id: ofWhole(fields.licence_country_id),
    licence_state: ofWhole(fields.licence_state),
    driving_since: ofWhole(fields.driving_since),
    tin: ofWhole(fields.tin),
    languages: whole ? fields.languages : [],
    phone: ofWhole(fields.phone),
    email: ofWhole(fields.email),
    files,
  };
}

export function presentVehicle(row: RecordRow, readerId: number, files: StoredFile[]): Vehicle {
  const fields = fieldsOf<Vehicle>(row);
  return {
    ...shared(row, readerId),
    category: fields.category,
    type: fields.type,
    body_type: fields.body_type,
    make: fields.make,
    model: fields.model,
    plate: fields.plate,
    vin: fields.vin,
    year: fields.year,
    height_m: fields.height_m,
    length_m: fields.length_m,
    width_m: fields.width_m,
    load_capacity_kg: fields.load_capacity_kg,
    total_volume_m3: fields.total_volume_m3,
    loadings: fields.loadings,
    equipment: fields.equipment,
    registration_certificate: fields.registration_certificate,
    length_unit: fields.length_unit,
    capacity_unit: fields.capacity_unit,
    files,
  };
}
