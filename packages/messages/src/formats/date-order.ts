export type DayOrder = 'day-first' | 'month-first';

/** 03/04 is the 4th of March in the United States, the 3rd of April elsewhere. */
export const dayOrderOf = (countryId: string): DayOrder => (countryId === 'us' ? 'month-first' : 'day-first');

const SUNDAY_FIRST = new Set(['us', 'ca', 'mx', 'pt']);

/** First day of the week, numbered as in Date. */
export const weekStartOf = (countryId: string): 0 | 1 => (SUNDAY_FIRST.has(countryId) ? 0 : 1);
