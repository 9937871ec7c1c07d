import type { Facility, FacilityAddress, FacilityContact, StoredFile } from '@tenderlane/contract';
import type { FacilityCategory, FacilityHours } from '@tenderlane/domain/facilities';
import type { NewFacilityBody } from '../facilities.api';

export type FormPurpose = 'create' | 'edit' | 'publication' | 'correction';

export interface DayValues {
  day: number;
  isOpen: boolean;
  from: string | null;
  to: string | null;
  breaks: readonly { key: number; from: string | null; to: string | null }[];
}

export interface HolidayValues {
  key: number;
  date: string | null;
  name: string;
}

export type ContactValues = Record<keyof FacilityContact, string> & { key: number };

export interface FacilityValues {
  name: string;
  category: FacilityCategory;
  address: FacilityAddress | null;
  isHoursKnown: boolean;
  days: readonly DayValues[];
  holidays: readonly HolidayValues[];
  contacts: readonly ContactValues[];
  note: string;
  company_name: string;
  legal_number: string;
  external_id: string;
  files: StoredFile[];
  comment: string;
}

export interface FormPartProps {
  values: FacilityValues;
  change: (part: Partial<FacilityValues>) => void;
  problemOf: (field: string) => string | undefined;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
let keys = 0;
export const newKey = (): number => ++keys;

function daysOf(hours: FacilityHours | null): DayValues[] {
  return WEEK.map((day) => {
    const known = hours?.days.find((each) => each.day === day);
    // An empty form starts with the usual working week.
    const isOpen = hours ? known !== undefined : day < 6;
    return {
      day,
      isOpen,
      from: known?.from ?? '08:00',
      to: known?.to ?? '18:00',
      breaks: (known?.breaks ?? []).map((each) => ({ key: newKey(), ...each })),
    };
  });
}

export const contactValues = (contact: Partial<FacilityContact> = {}): ContactValues => ({
  key: newKey(),
  name: contact.name ?? '',
  position: contact.position ?? '',
  phone: contact.phone ?? '',
  email: contact.email ?? '',
});

/** Initial form values. A publication starts without the contacts of the company's own facility. */
export function toFacilityValues(facility: Facility | null, purpose: FormPurpose): FacilityValues {
  const hours = (facility?.hours ?? null) as FacilityHours | null;
  return {
    name: facility?.name ?? '',
    category: facility?.category ?? 'warehouse',
    address: facility?.address ?? null,
    isHoursKnown: hours !== null,
    days: daysOf(hours),
    holidays: (hours?.holidays ?? []).map(({ date, name }) => ({ key: newKey(), date, name: name ?? '' })),
    contacts: purpose === 'publication' ? [] : (facility?.contacts ?? []).map((contact) => contactValues(contact)),
    note: facility?.note ?? '',
    company_name: facility?.company_name ?? '',
    legal_number: facility?.legal_number ?? '',
    external_id: facility?.external_id ?? '',
    files: facility?.files ?? [],
    comment: '',
  };
}

export function hoursOf({ isHoursKnown, days, holidays }: FacilityValues): FacilityHours | null {
  if (!isHoursKnown) return null;
  return {
    days: days
      .filter(({ isOpen }) => isOpen)
      .map(({ day, from, to, breaks }) => ({
        day,
        from: from ?? '',
        to: to ?? '',
        breaks: breaks.map((each) => ({ from: each.from ?? '', to: each.to ?? '' })),
      })),
    holidays: holidays.map(({ date, name }) => ({ date: date ?? '', name: name.trim() || null })),
  };
}

/** Content that becomes public, in the API's format. */
export function sharedContentOf(values: FacilityValues, address: FacilityAddress) {
  return {
    name: values.name.trim(),
    category: values.category,
    address,
    hours: hoursOf(values) as NewFacilityBody['hours'] & object,
    contacts: values.contacts.map(({ key: _key, ...contact }) => ({
      name: contact.name.trim(),
      position: contact.position.trim() || null,
      phone: contact.phone.trim() || null,
      email: contact.email.trim() || null,
    })),
    note: values.note.trim() || null,
    company_name: values.company_name.trim() || null,
    legal_number: values.legal_number.trim() || null,
  };
}

export function ownContentOf(values: FacilityValues, address: FacilityAddress): NewFacilityBody {
  return {
    ...sharedContentOf(values, address),
    external_id: values.external_id.trim() || null,
    file_ids: values.files.map(({ id }) => id),
  };
}
