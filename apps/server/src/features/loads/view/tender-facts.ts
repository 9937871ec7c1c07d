import type { Locale } from '@tenderlane/contract';
import { cityIn } from '../../reference';
import type { FactsStop, TenderFacts } from './tender-facts.queries';

/** The city of a stop in the reader's language; nothing for a stop without an address. */
export const cityOfStop = (stop: FactsStop | null, locale: Locale): string =>
  stop ? cityIn(stop, stop.place, locale) : '';

/** `Гданськ – Київ`, in the reader's language; nothing for a draft without stops. */
export function routeOf({ pickup, delivery }: TenderFacts, locale: Locale): string {
  return [cityOfStop(pickup, locale), cityOfStop(delivery, locale)].filter(Boolean).join(' – ');
}

/** What people call a tender in speech and in search: its number in its company. */
export const tenderNumber = ({ number }: { number: number }): string => `TL-${number}`;
