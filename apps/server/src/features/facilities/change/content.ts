import { isEqual } from '@tenderlane/domain/values';
import type { SharedFacilityContent } from '@tenderlane/contract/facilities/schemas';
import type { FacilityContent } from '../facility.queries';

type Sent = {
  [Key in keyof FacilityContent]?: FacilityContent[Key] | undefined;
};

const EMPTY: Omit<FacilityContent, 'name' | 'category' | 'address'> = {
  ...{ hours: null, contacts: [], note: null, company_name: null, legal_number: null, external_id: null },
};

const orNull = (text: string | null | undefined) => text || null;

export function toFacilityContent(
  sent: Sent & Pick<FacilityContent, 'name' | 'category' | 'address'>,
): FacilityContent {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const content: FacilityContent = {
    ...EMPTY,
    name: sent.name,
    category: sent.category,
    address: sent.address,
    ...given,
  };
  return {
    ...content,
    address: {
      ...content.address,
      street: orNull(content.address.street),
      postal_code: orNull(content.address.postal_code),
      region: orNull(content.address.region),
    },
    contacts: content.contacts.map(({ name, position, phone, email }) => ({
      ...{ name, position: orNull(position), phone: orNull(phone), email: orNull(email) },
    })),
    note: orNull(content.note),
    company_name: orNull(content.company_name),
    legal_number: orNull(content.legal_number),
    external_id: orNull(content.external_id),
  };
}

const CONTENT_FIELDS = [
  'name',
  'category',
  'address',
  'hours',
  'contacts',
  'note',
  'company_name',
  'legal_number',
  'external_id',
] as const satisfies (keyof FacilityContent)[];

export function sharedOf(content: FacilityContent): SharedFacilityContent {
  const { name, category, address, hours, contacts, note, company_name, legal_number } = content;
  return {
    name,
    category,
    address,
    hours: hours as SharedFacilityContent['hours'],
    contacts,
    note,
    company_name,
    legal_number,
  };
}

export const diffFacility = (before: FacilityContent, after: FacilityContent) =>
  CONTENT_FIELDS.filter((field) => !isEqual(before[field], after[field])).map((field) => ({
    field,
    old: before[field],
    new: after[field],
  }));
