import { lookUp } from '@tenderlane/domain/values';
import type { Texts } from '../../../platform/notices/texts';

/** Units of two SMS parts: operators charge two, a phone shows one message. */
const UNITS_OF_TWO_PARTS = { gsm: 2 * 153, unicode: 2 * 67 };

// The GSM 03.38 alphabet; characters of the second line need two units.
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_EXTENDED = new Set('^{}\\[~]|€');

const isGsm = (text: string) => Array.from(text).every((letter) => GSM.has(letter) || GSM_EXTENDED.has(letter));

export function fitsTwoParts(text: string): boolean {
  if (!isGsm(text)) return text.length <= UNITS_OF_TWO_PARTS.unicode;
  const units = Array.from(text).reduce((sum, letter) => sum + (GSM_EXTENDED.has(letter) ? 2 : 1), 0);
  // A character of two units cannot cross the border of two parts, which may leave one unit unused.
  return units < UNITS_OF_TWO_PARTS.gsm;
}

const LEAST_LETTERS = 4;
/** Values that shortening would falsify. */
const KEPT = new Set(['day', 'code', 'minutes']);

function shorten(text: string): string {
  const letters = Array.from(text.replace(/…$/, '').trimEnd());
  return `${letters.slice(0, -1).join('').trimEnd()}…`;
}

/**
 * Replaces typographic characters: one dash outside of the GSM alphabet would halve the capacity of an English text.
 */
const plain = (text: string) => text.replaceAll(/[–—−]/g, '-').replaceAll(/[‘’ʼ]/g, "'").replaceAll('\u00a0', ' ');

const withoutAccents = (text: string) =>
  plain(text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replaceAll(/\p{M}/gu, '')).replaceAll(
    '…',
    '..',
  );

/**
 * Returns a text of at most two parts that ends with its link, which is never cut. First the weight is dropped, then
 * the longest names are shortened. If only accents are outside the GSM alphabet, they are removed before any words.
 */
export function fitSms(write: (values: Texts) => string, values: Texts, link: string | undefined): string {
  const compose = (some: Texts) => [plain(write(some)), link].filter(Boolean).join(' ');
  const fitted = (some: Texts) => [compose(some), withoutAccents(compose(some))].find(fitsTwoParts);
  const whole = fitted(values);
  if (whole !== undefined) return whole;
  let left: Texts = { ...values, weight: '' };
  for (;;) {
    const text = fitted(left);
    const name = longestIn(left, write);
    if (text !== undefined || name === undefined) return text ?? compose(left);
    left = { ...left, [name]: shorten(lookUp(left, name) ?? '') };
  }
}

function longestIn(values: Texts, write: (values: Texts) => string): string | undefined {
  const whole = write(values).length;
  const said = Object.entries(values).filter(
    ([name, value]) =>
      value.length > LEAST_LETTERS && !KEPT.has(name) && write({ ...values, [name]: '' }).length < whole,
  );
  return said.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
