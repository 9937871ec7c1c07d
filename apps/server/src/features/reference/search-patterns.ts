import { searchKeys } from './places/place-key';

/** More words than anybody types narrow nothing down. */
const WORDS = 10;
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/**
 * What a search asks of a text of keys, as patterns of which every one must match. A short number is a whole word, so that 12 is
 * not every number with a 12 in it; one or two letters begin a word; more are found anywhere. Signs alone are looked for as
 * they are.
 */
export function searchPatterns(text: string): string[] {
  const [key] = searchKeys(text);
  if (!key) return [`%${escapeLike(text.trim().toLowerCase())}%`];
  // "TL-12" is the tender 12 of a company.
  const words = key.replaceAll(/\btl (?=\d)/g, '').split(' ');
  return [...new Set(words)].slice(0, WORDS).map(patternOf);
}

function patternOf(word: string): string {
  if (/^\d{1,3}$/.test(word)) return `% ${word} %`;
  return word.length > 2 ? `%${word}%` : `% ${word}%`;
}
