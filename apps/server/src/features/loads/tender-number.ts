const PREFIX = 'TL-';

/** The tender's number in its company, as people say and search it. */
export const tenderNumber = ({ number }: { number: number }): string => `${PREFIX}${number}`;

/** The name of a load `l`, or else its number. */
export const SHOWN_NAME = `coalesce(l.name, '${PREFIX}' || l.number)`;
