import type { Locale } from '@tenderlane/contract';
import { localizedCity } from '../reference';
import type { FactsStop } from './tender-facts.queries';

export const cityOfStop = (stop: FactsStop | null, locale: Locale): string =>
  stop ? localizedCity(stop, stop.place, locale) : '';
