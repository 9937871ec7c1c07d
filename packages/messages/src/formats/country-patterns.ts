export interface DateFormats {
  date_format: string;
  day_month: string;
  time: string;
  /** With seconds, for moments in which they matter. */
  time_format: string;
  date_full_format: string;
  date_time_format: string;
}

const withDate = (dateFormat: string): DateFormats => ({
  date_format: dateFormat,
  day_month: 'D MMM',
  time: 'HH:mm',
  time_format: 'HH:mm:ss',
  date_full_format: 'D MMMM YYYY',
  date_time_format: `${dateFormat}, HH:mm`,
});

const DOTTED = withDate('DD.MM.YYYY');

export const DATE_FORMATS = {
  us: {
    date_format: 'MM/DD/YYYY',
    day_month: 'MMM D',
    time: 'h:mm A',
    time_format: 'h:mm:ss A',
    date_full_format: 'MMMM D, YYYY',
    date_time_format: 'MM/DD/YYYY, h:mm A',
  },
  pl: DOTTED,
  lv: withDate('DD.MM.YYYY.'),
  ro: DOTTED,
  ua: DOTTED,
  kz: DOTTED,
} as const satisfies Record<string, DateFormats>;

// Date patterns of CLDR, copied here because the server and every browser must write the same.
const SLASHED = ['be', 'es', 'fr', 'ie', 'it', 'lu', 'mt', 'mx', 'pt', 'gr', 'cy'];
const ISO = ['ca', 'lt', 'se'];
const SPACED = ['cz', 'sk', 'si'];

const BY_COUNTRY: ReadonlyMap<string, DateFormats> = new Map<string, DateFormats>([
  ...Object.entries(DATE_FORMATS),
  ...SLASHED.map((id) => [id, withDate('DD/MM/YYYY')] as const),
  ...ISO.map((id) => [id, withDate('YYYY-MM-DD')] as const),
  ...SPACED.map((id) => [id, withDate('DD. MM. YYYY')] as const),
  ['hr', withDate('DD. MM. YYYY.')],
  ['hu', withDate('YYYY. MM. DD.')],
  ['nl', withDate('DD-MM-YYYY')],
]);

export const dateFormatsOf = (countryId: string): DateFormats => BY_COUNTRY.get(countryId) ?? DOTTED;
