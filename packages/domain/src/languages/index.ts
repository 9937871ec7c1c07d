export { chooseLocale, FALLBACK_LOCALE, type Locale, LOCALES, toLocale } from './choose-locale';
export { countryOfBrowser, languagesOf, toCountry } from './locale';
