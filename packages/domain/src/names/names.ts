// Rules for names of companies, people and loads, which reach strangers by e-mail.
import { LOOK_ALIKES } from './look-alikes';
import { LINKED_ENDS } from './linked-ends';

export const PRODUCT_NAME = 'Tenderlane';

export type NameProblem = 'control-characters' | 'no-letters' | 'web-address' | 'product-name';

/**
 * Control and format characters (zero width, direction), blank letters and line separators. Emoji selectors are
 * allowed.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const ADDRESS = /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]/iu;
const DOMAIN =
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.([\p{L}\p{N}-]+)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu;

const NO_DOMAIN = /^(?:co\.kg|\d+\.[ap]m)$/i;

export function findNameProblem(name: string): NameProblem | null {
  if (INVISIBLE.test(name)) return 'control-characters';
  if (!LETTER_OR_DIGIT.test(name)) return 'no-letters';
  return hasWebAddress(name) ? 'web-address' : null;
}

/** Checks a company's name, which must not imitate the product's name. */
export const findCompanyNameProblem = (name: string): NameProblem | null =>
  findNameProblem(name) ?? (toLatinLetters(name).includes(toLatinLetters(PRODUCT_NAME)) ? 'product-name' : null);

function hasWebAddress(name: string): boolean {
  const plain = name.normalize('NFKC').replaceAll('。', '.');
  if (ADDRESS.test(plain)) return true;
  return [...plain.matchAll(DOMAIN)].some(
    ([domain, end = '']) => LINKED_ENDS.has(end.toLowerCase()) && !NO_DOMAIN.test(domain),
  );
}

const LATIN = new Map<string, string>(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => [...alike].map((sign): [string, string] => [sign, letter])),
);

function toLatinLetters(name: string): string {
  const signs = [...name.normalize('NFKD')].map((sign) => {
    const alike = [sign, sign.toUpperCase(), sign.toLowerCase()].map((form) => LATIN.get(form)).find(Boolean);
    return alike ?? (LETTER_OR_DIGIT.test(sign) ? sign.toLowerCase() : '');
  });
  return signs.join('');
}
