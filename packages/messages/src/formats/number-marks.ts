/** How people of one country write numbers. */
export interface NumberMarks {
  /** Between thousands. */
  group: string;
  decimal: ',' | '.';
  /** Where the sign of a currency stands; `apart`: with a space after it. */
  currency: 'before' | 'before-apart' | 'after';
}

const NBSP = '\u00a0';
const SPACED: NumberMarks = { group: NBSP, decimal: ',', currency: 'after' };
const DOTTED: NumberMarks = { group: '.', decimal: ',', currency: 'after' };
const POINTED: NumberMarks = { group: ',', decimal: '.', currency: 'before' };
const SWISS: NumberMarks = { group: '\u2019', decimal: '.', currency: 'before-apart' };

const all = (ids: string, marks: NumberMarks) => ids.split(' ').map((id) => [id, marks] as const);

// As CLDR writes numbers in the main language of each country; by hand, because the server and every browser must write the
// same, and Intl answers an odd pair such as uk-US or kk-DE by the language alone.
const BY_COUNTRY: ReadonlyMap<string, NumberMarks> = new Map<string, NumberMarks>([
  ...all('us ca ie mt mx', POINTED),
  ...all('de dk es gr cy hr is it lu md ro si', DOTTED),
  ...all('ch li', SWISS),
  ...all('be nl', { ...DOTTED, currency: 'before-apart' }),
  ['tr', { ...DOTTED, currency: 'before' }],
  ['at', { ...SPACED, currency: 'before-apart' }],
]);

/** The marks of a country; one without its own uses those most of Europe shares: `1 234,50 €`. */
export const numberMarksOf = (countryId: string): NumberMarks => BY_COUNTRY.get(countryId) ?? SPACED;
