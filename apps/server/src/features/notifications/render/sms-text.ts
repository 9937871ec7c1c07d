import { lookUp } from '@tenderlane/domain';
import type { Texts } from './texts';

/** Two parts of one message: what an operator charges twice, and a phone shows as one. */
const UNITS_OF_TWO_PARTS = { gsm: 2 * 153, unicode: 2 * 67 };

// The GSM 03.38 alphabet; the second line costs two units a character.
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_EXTENDED = new Set('^{}\\[~]|€');

const isGsm = (text: string) => Array.from(text).every((letter) => GSM.has(letter) || GSM_EXTENDED.has(letter));

/** Whether a text goes out as one SMS of at most two parts. */
export function fitsTwoParts(text: string): boolean {
  if (!isGsm(text)) return text.length <= UNITS_OF_TWO_PARTS.unicode;
  const units = Array.from(text).reduce((sum, letter) => sum + (GSM_EXTENDED.has(letter) ? 2 : 1), 0);
  // A character of two units does not go over the border of two parts, which leaves one unit free.
  return units < UNITS_OF_TWO_PARTS.gsm;
}

const LEAST_LETTERS = 4;
/** A shortened day or code would be another one. */
const KEPT = new Set(['day', 'code', 'minutes']);

/** Shortens at letters, not in the middle of one that takes two units. */
function shorten(text: string): string {
  const letters = Array.from(text.replace(/…$/, '').trimEnd());
  return `${letters.slice(0, -1).join('').trimEnd()}…`;
}

/** Plain typography: one dash outside of the alphabet would halve the room of an English text. */
const plain = (text: string) => text.replaceAll(/[–—−]/g, '-').replaceAll(/[‘’ʼ]/g, "'").replaceAll('\u00a0', ' ');

const withoutAccents = (text: string) =>
  plain(text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replaceAll(/\p{M}/gu, '')).replaceAll(
    '…',
    '..',
  );

/**
 * A text of at most two parts that ends with its link, which is never cut. The weight gives way first, then the longest of
 * the names. A text whose only strangers to the GSM alphabet are accents loses those before it loses words.
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

/** The longest value that the text says and that may still be shortened. */
function longestIn(values: Texts, write: (values: Texts) => string): string | undefined {
  const whole = write(values).length;
  const said = Object.entries(values).filter(
    ([name, value]) =>
      value.length > LEAST_LETTERS && !KEPT.has(name) && write({ ...values, [name]: '' }).length < whole,
  );
  return said.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
