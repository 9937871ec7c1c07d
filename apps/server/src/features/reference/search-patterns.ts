import { searchKeys } from './places/place-key';

const WORDS = 10;
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/**
 * Returns patterns that must all match a text of keys. A short number matches whole words only, so that 12 does not
 * match every number with 12 in it; one or two letters match the beginning of a word; longer texts match anywhere.
 * Special characters alone are searched literally.
 */
export function searchPatterns(text: string): string[] {
  const [key] = searchKeys(text);
  if (!key) return [`%${escapeLike(text.trim().toLowerCase())}%`];
  // "TL-12" is tender 12 of a company.
  const words = key.replaceAll(/\btl (?=\d)/g, '').split(' ');
  return [...new Set(words)].slice(0, WORDS).map(patternOf);
}

function patternOf(word: string): string {
  if (/^\d{1,3}$/.test(word)) return `% ${word} %`;
  return word.length > 2 ? `%${word}%` : `% ${word}%`;
}
