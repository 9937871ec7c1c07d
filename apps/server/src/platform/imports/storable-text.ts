export const storableText = (text: string): string => text.replaceAll(/[\u0000\p{Surrogate}]/gu, '');
