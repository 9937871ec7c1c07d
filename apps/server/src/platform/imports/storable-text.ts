/** A text without what the database cannot hold: halves of a pair and NUL. */
export const storableText = (text: string): string => text.replaceAll(/[\u0000\p{Surrogate}]/gu, '');
