// How companies, people and loads may be called: names reach strangers by e-mail. A door of its own beside the main one.
import { LOOK_ALIKES } from './names/look-alikes';
import { LINKED_ENDS } from './names/linked-ends';

export const PRODUCT_NAME = 'Tenderlane';

/** Why a name is none, by the codes of single inputs. */
export type NameProblem = 'control-characters' | 'no-letters' | 'web-address' | 'product-name';

/** Control and format characters (zero width, direction), blank letters, separators of lines. Signs of emoji stay. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const ADDRESS = /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]/iu;
/** What mail programs make a link of: words joined by dots, with the end of a domain. */
const DOMAIN =
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.([\p{L}\p{N}-]+)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu;

/** As short as a domain, but a legal form or a time. */
const NO_DOMAIN = /^(?:co\.kg|\d+\.[ap]m)$/i;

/** Of a person or a load; the name is one line, trimmed and in the form NFC. */
export function findNameProblem(name: string): NameProblem | null {
  if (INVISIBLE.test(name)) return 'control-characters';
  if (!LETTER_OR_DIGIT.test(name)) return 'no-letters';
  return hasWebAddress(name) ? 'web-address' : null;
}

/** Of a company, which may not pass itself off as the product. */
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

/** The letters and digits alone, each as the letter of the product's name that it looks like. */
function toLatinLetters(name: string): string {
  const signs = [...name.normalize('NFKD')].map((sign) => {
    const alike = [sign, sign.toUpperCase(), sign.toLowerCase()].map((form) => LATIN.get(form)).find(Boolean);
    return alike ?? (LETTER_OR_DIGIT.test(sign) ? sign.toLowerCase() : '');
  });
  return signs.join('');
}
