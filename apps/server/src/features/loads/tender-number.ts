const PREFIX = 'TL-';

export const tenderNumber = ({ number }: { number: number }): string => `${PREFIX}${number}`;

export const SHOWN_NAME = `coalesce(l.name, '${PREFIX}' || l.number)`;
