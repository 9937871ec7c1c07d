import type { Locale } from '@tenderlane/contract';

export interface AddressQuestion {
  text: string;
  locale: Locale;
  countryId?: string | undefined;
  companyId?: number | undefined;
  limit: number;
}
