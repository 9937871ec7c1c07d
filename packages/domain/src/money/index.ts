export { proportion } from './amount';
export {
  COUNTRY_IDS,
  type CountryId,
  CURRENCIES,
  type Currency,
  CURRENCY_CODES,
  currencyDecimals,
  defaultCurrency,
  FALLBACK_COUNTRY,
  isCountryId,
  isCurrency,
  parseAmount,
  parsePercent,
} from './currency';
export { isReportRate, type ReportRates, sumInOwnCurrency } from './report-rates';
