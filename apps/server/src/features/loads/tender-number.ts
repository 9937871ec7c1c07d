/** The tender's number in its company, as people say and search it. */
export const tenderNumber = ({ number }: { number: number }): string => `TL-${number}`;
