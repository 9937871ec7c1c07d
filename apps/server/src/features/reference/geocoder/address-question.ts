import type { Locale } from '@tenderlane/contract';

export interface AddressQuestion {
  text: string;
  locale: Locale;
  countryId?: string | undefined;
  /** Places of this company's loads come first in the place table. */
  companyId?: number | undefined;
  limit: number;
}
