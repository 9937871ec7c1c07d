export type DayOrder = 'day-first' | 'month-first';

/** What 03/04 is where people write it: the 4th of March in the United States, the 3rd of April elsewhere. */
export const dayOrderOf = (countryId: string): DayOrder => (countryId === 'us' ? 'month-first' : 'day-first');

const SUNDAY_FIRST = new Set(['us', 'ca', 'mx', 'pt']);

/** The day a calendar's week begins with, as in Date. */
export const weekStartOf = (countryId: string): 0 | 1 => (SUNDAY_FIRST.has(countryId) ? 0 : 1);
