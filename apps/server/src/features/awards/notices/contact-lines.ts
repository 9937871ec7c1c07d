import type { ContactPerson, Locale } from '@tenderlane/contract';
import type { findOrderContacts } from '../../loads';
import { localizedCity } from '../../reference';

export type OrderContacts = NonNullable<Awaited<ReturnType<typeof findOrderContacts>>>;

const personLine = ({ name, phone, email }: ContactPerson) => [name, phone, email].filter(Boolean).join(', ');

export function contactLines(contacts: OrderContacts | undefined, side: 'carrier' | 'shipper', locale: Locale): string {
  if (!contacts) return '';
  if (side === 'shipper') {
    const vehicle = [contacts.truck_plate, contacts.driver_name].filter(Boolean).join(', ');
    return [personLine(contacts.carrier), vehicle].filter(Boolean).join('\n');
  }
  const stops = contacts.stops.map(
    ({ city, place, name, phone }) =>
      `${localizedCity({ city: city ?? '' }, place, locale)}: ${[name, phone].filter(Boolean).join(', ')}`,
  );
  return [personLine(contacts.manager), ...stops].join('\n');
}
