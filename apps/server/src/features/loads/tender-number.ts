/** What people call a tender in speech and in search: its number in its company. */
export const tenderNumber = ({ number }: { number: number }): string => `TL-${number}`;
