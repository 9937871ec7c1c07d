import type { Locale } from '@tenderlane/contract';
import { localizedCity } from '../reference';
import type { FactsStop } from './tender-facts.queries';

/** The city of a stop in the reader's language; nothing for a stop without an address. */
export const cityOfStop = (stop: FactsStop | null, locale: Locale): string =>
  stop ? localizedCity(stop, stop.place, locale) : '';
