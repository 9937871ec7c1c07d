// The main entry loads the names of all countries in 79 languages; only the codes are needed.
import countries from 'i18n-iso-countries/index.js';
import { DECLINE_CODES, VAT_MODES } from '@tenderlane/domain/reference';
import { CURRENCY_CODES, defaultCurrency, isCountryId } from '@tenderlane/domain/money';
import { ROLES } from '@tenderlane/domain/core';
import { lookUp } from '@tenderlane/domain/values';
import type { Locale, ReferenceItem } from '@tenderlane/contract';
import { currencySymbol } from '@tenderlane/messages/formats';
import {
  BODY_TYPES,
  LENGTH_UNITS,
  LOAD_TYPES,
  PAYMENT_TYPES,
  WEIGHT_UNITS,
  type ReferenceListName,
} from '@tenderlane/contract/reference/lists';
import { serverMessages } from '@tenderlane/messages/server';

type Texts = (typeof serverMessages)['en']['reference'];

const ISO_COUNTRIES = Object.keys(countries.getAlpha2Codes()).map((code) => code.toLowerCase());

/** Addresses may be in any country; companies only in some. */
export const isIsoCountry = (id: string): boolean => ISO_COUNTRIES.includes(id);

const LISTS: Record<ReferenceListName, (texts: Texts, locale: Locale) => ReferenceItem[]> = {
  truck_bodies: (texts) => itemsOf(BODY_TYPES, texts.bodyTypes),
  load_types: (texts) => itemsOf(LOAD_TYPES, texts.loadTypes),
  payment_types: (texts) => itemsOf(PAYMENT_TYPES, texts.paymentTypes),
  loadSizeNames: (texts) => [
    ...itemsOf(WEIGHT_UNITS, texts.units).map((item) => ({ ...item, group: 'weight' })),
    ...itemsOf(LENGTH_UNITS, texts.units).map((item) => ({ ...item, group: 'length' })),
  ],
  decline_reasons: (texts) => itemsOf(DECLINE_CODES, texts.declineReasons),
  withdraw_reasons: (texts) => itemsOf(DECLINE_CODES, texts.withdrawReasons),
  vat_modes: (texts) => itemsOf(VAT_MODES, texts.vatModes),
  roles: (texts) => itemsOf(ROLES, texts.roles),
  countries: (_texts, locale) => listCountries(locale),
  currencies: (_texts, locale) => listCurrencies(locale),
};

export function referenceList(name: string, locale: Locale): ReferenceItem[] | undefined {
  return lookUp(LISTS, name)?.(serverMessages[locale].reference, locale);
}

function itemsOf<Key extends string>(keys: readonly Key[], texts: Readonly<Record<Key, string>>): ReferenceItem[] {
  return keys.map((key) => ({ id: key, name: lookUp(texts, key) ?? key }));
}

/** Lists all countries by name; the group `company` marks those where a company may be, addresses may be in any. */
function listCountries(locale: Locale): ReferenceItem[] {
  // Names of CLDR, because the package has "Moldova, Republic of", and "Молдавия" in Russian.
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const items = ISO_COUNTRIES.map((id) => ({
    id,
    name: names.of(id.toUpperCase()) ?? id.toUpperCase(),
    ...(isCountryId(id) ? { group: 'company', currency: defaultCurrency(id) } : { group: 'other' }),
  }));
  return items.sort((a, b) => a.name.localeCompare(b.name, locale, { numeric: true }));
}

function listCurrencies(locale: Locale): ReferenceItem[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return CURRENCY_CODES.map((code) => ({
    id: code,
    name: `${code}, ${names.of(code) ?? code}`,
    group: currencySymbol(code),
  }));
}
