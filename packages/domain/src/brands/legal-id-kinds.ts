import {
  down,
  iso7064Mod1110,
  lastCompletesMod11,
  lastIsSumMod11,
  luhn,
  remainder,
  sumLeaves,
  up,
  weightedSum,
  type Check,
} from './check-digits';
import { isFrenchVat, isIrishVat, isDutchVat, isSpanishNif, isCypriotVat, isTurkishVkn } from './lettered-numbers';

export interface LegalIdKind {
  kind: string;
  pattern: RegExp;
  example: string;
  /** Missing where no public rule is certain; then only length and characters are checked. */
  check?: Check;
}

/** Державний реєстр, EDRPOU: weights depend on the range of the number (Держстат, order 1024 of 1998). */
const edrpou: Check = (digits) => {
  const isMiddle = digits >= '30000000' && digits <= '60000000';
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : up(1, 7);
  return lastIsSumMod11(
    weights,
    weights.map((weight) => weight + 2),
    0,
  )(digits);
};

/** РНОКПП of a sole proprietor (ДПС України). */
const rnokpp: Check = (digits) =>
  (((weightedSum(digits.slice(0, -1), [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) + 11) % 11) % 10 === Number(digits[9]);

/** БСН and ЖСН, resolution 565 of 1996 of Kazakhstan: a number whose rest is 10 twice is not issued. */
const bin = lastIsSumMod11(up(1, 11), [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2], null);

/** NIP, regulation of the Polish minister of finance; rest 10 is not issued. */
const nip = lastIsSumMod11([6, 5, 7, 2, 3, 4, 5, 6, 7], null, null);

/** Estonia and Lithuania share one formula (Äriregister, Registrų centras). */
const baltic = (length: number) => {
  const weights = Array.from({ length: length - 1 }, (_, place) => (place % 9) + 1);
  const again = Array.from({ length: length - 1 }, (_, place) => ((place + 2) % 9) + 1);
  return lastIsSumMod11(weights, again, 0);
};

/** IČO of Czechia and Slovakia (Český statistický úřad). */
const ico = lastCompletesMod11(down(8, 2), { ten: 0, eleven: 1 });

/** ÖNORM of the Austrian ministry of finance for the UID number: the Luhn weights, and 4 more. */
const austrian: Check = (digits) => {
  const sum = [...digits.slice(0, 7)].map(Number).reduce((all, digit, place) => {
    const doubled = digit * 2;
    return all + (place % 2 === 0 ? digit : Math.floor(doubled / 10) + (doubled % 10));
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === Number(digits[7]);
};

/** Checks only the first digits, which are a shorter number with a check of its own. */
const ofStart =
  (length: number, check: Check): Check =>
  (digits) =>
    check(digits.slice(0, length));

const onDigits =
  (check: Check): Check =>
  (text) =>
    check(text.replaceAll(/\D/g, ''));

const bulgarian = lastIsSumMod11(up(1, 8), up(3, 10), 0);
const hungarian: Check = (digits) => weightedSum(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0;
const latvian: Check = (digits) =>
  // Persons may have a number that does not follow the rule of companies.
  Number(digits[0]) <= 3 || weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
const romanian: Check = (digits) => {
  const padded = digits.padStart(10, '0');
  return ((10 * weightedSum(padded.slice(0, 9), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === Number(padded[9]);
};

const vat = (pattern: RegExp, example: string, check?: Check): LegalIdKind => ({
  kind: 'vat',
  pattern,
  example,
  ...(check && { check }),
});

const kindOf = (kind: string, pattern: RegExp, example: string, check?: Check): LegalIdKind => ({
  kind,
  pattern,
  example,
  ...(check && { check }),
});

/**
 * Numbers of each country, the usual one first, as they are stored: without blanks, and without the country's letters
 * when those add nothing. Formulas of the VAT numbers are those of the European Commission's VIES and of each tax
 * authority.
 */
export const LEGAL_ID_KINDS: Readonly<Record<string, readonly LegalIdKind[]>> = {
  ua: [kindOf('edrpou', /^\d{8}$/, '32855961', edrpou), kindOf('rnokpp', /^\d{10}$/, '1759013776', rnokpp)],
  kz: [kindOf('bin', /^\d{12}$/, '940740000911', bin)],
  pl: [kindOf('nip', /^\d{10}$/, '5260250995', nip)],
  // Internal Revenue Service: two digits of the campus and seven more, no check digit.
  us: [kindOf('ein', /^(?!00)\d{9}$/, '12-3456789')],
  at: [vat(/^U\d{8}$/, 'ATU13585627', onDigits(austrian)), kindOf('fn', /^(FN)?\d{1,6}[A-Z]$/, 'FN 123456 a')],
  be: [
    vat(
      /^[01]\d{9}$/,
      'BE 0403.019.261',
      (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
    ),
  ],
  bg: [
    kindOf('eik', /^\d{9}(\d{4})?$/, '175074752', ofStart(9, bulgarian)),
    // Numbers of persons follow rules of their own.
    vat(/^\d{10}$/, '7523169263'),
  ],
  ca: [kindOf('bn', /^\d{9}([A-Z]{2}\d{4})?$/, '123026635', ofStart(9, luhn))],
  // Bundesamt für Statistik, UID: eCH-0097.
  ch: [
    kindOf(
      'uid',
      /^CHE\d{9}$/,
      'CHE-107.787.577',
      onDigits(lastCompletesMod11([5, 4, 3, 2, 7, 6, 5, 4], { ten: null, eleven: 0 })),
    ),
  ],
  cy: [vat(/^\d{8}[A-Z]$/, 'CY10259033P', isCypriotVat), kindOf('he', /^HE\d{1,6}$/, 'HE 123456')],
  cz: [kindOf('ico', /^\d{8}$/, '25123891', ico), vat(/^\d{9,10}$/, 'CZ640903926')],
  de: [vat(/^[1-9]\d{8}$/, 'DE136695976', iso7064Mod1110), kindOf('hrb', /^HR[AB]\d{1,6}[A-Z]{0,2}$/, 'HRB 86891')],
  dk: [kindOf('cvr', /^[1-9]\d{7}$/, '13585628', sumLeaves(11, 0, [2, 7, 6, 5, 4, 3, 2, 1]))],
  ee: [
    kindOf('registrikood', /^\d{8}$/, '12345678', baltic(8)),
    vat(/^\d{9}$/, 'EE100931558', sumLeaves(10, 0, [3, 7, 1, 3, 7, 1, 3, 7, 1])),
  ],
  es: [kindOf('nif', /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'A28015865', isSpanishNif)],
  fi: [kindOf('y-tunnus', /^\d{8}$/, '2077474-0', sumLeaves(11, 0, [7, 9, 10, 5, 8, 4, 2, 1]))],
  fr: [
    kindOf('siren', /^\d{9}$/, '552 008 443', luhn),
    // Offices of the post share one start and a rule of their own, so only the company's part is checked.
    kindOf('siret', /^\d{14}$/, '732 829 320 00074', ofStart(9, luhn)),
    vat(/^[A-HJ-NP-Z\d]{2}\d{9}$/, 'FR 40 303 265 045', isFrenchVat),
  ],
  gr: [
    vat(/^\d{9}$/, 'EL094259216', (digits) => {
      const sum = weightedSum(digits.slice(0, 8), [256, 128, 64, 32, 16, 8, 4, 2]);
      return (sum % 11) % 10 === Number(digits[8]);
    }),
    kindOf('gemi', /^\d{12}$/, '123456701000'),
  ],
  hr: [kindOf('oib', /^\d{11}$/, '33392005961', iso7064Mod1110)],
  hu: [kindOf('adoszam', /^\d{11}$/, '12892312-2-42', ofStart(8, hungarian)), vat(/^\d{8}$/, 'HU12892312', hungarian)],
  ie: [
    vat(/^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE6433435F', isIrishVat),
    kindOf('cro', /^\d{5,6}$/, '104547'),
  ],
  // Þjóðskrá: the ninth digit closes the sum, the tenth is the century.
  is: [kindOf('kennitala', /^\d{10}$/, '450401-3150', ofStart(9, sumLeaves(11, 0, [3, 2, 7, 6, 5, 4, 3, 2, 1])))],
  it: [kindOf('partita-iva', /^\d{11}$/, '00743110157', luhn)],
  li: [kindOf('fl', /^FL\d{10,11}$/, 'FL-0002.160.364-0')],
  lt: [kindOf('imones-kodas', /^\d{9}$/, '119511515', baltic(9)), vat(/^\d{12}$/, 'LT100001919017', baltic(12))],
  lu: [
    vat(/^\d{8}$/, 'LU15027442', (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6))),
    kindOf('rcs', /^[A-Z]\d{1,6}$/, 'B 123456'),
  ],
  lv: [kindOf('registration', /^\d{11}$/, '40003521600', latvian)],
  md: [
    kindOf('idno', /^\d{13}$/, '1008600038413', (digits) => {
      const sum = weightedSum(digits.slice(0, 12), [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]);
      return sum % 10 === Number(digits[12]);
    }),
  ],
  mt: [
    vat(/^\d{8}$/, 'MT11679112', sumLeaves(37, 0, [3, 4, 6, 7, 8, 9, 10, 1])),
    kindOf('mfsa', /^C\d{1,6}$/, 'C 12345'),
  ],
  mx: [kindOf('rfc', /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'GODE561231GR8')],
  nl: [vat(/^\d{9}B\d{2}$/, 'NL004495445B01', isDutchVat), kindOf('kvk', /^\d{8}$/, '12345678')],
  no: [
    kindOf(
      'organisasjonsnummer',
      /^\d{9}$/,
      '923 609 016',
      lastCompletesMod11([3, 2, 7, 6, 5, 4, 3, 2], { ten: null, eleven: 0 }),
    ),
  ],
  pt: [kindOf('nipc', /^[1-9]\d{8}$/, '501964843', lastCompletesMod11(down(9, 2), { ten: 0, eleven: 0 }))],
  ro: [kindOf('cui', /^[1-9]\d{1,9}$/, '18547290', romanian)],
  se: [
    kindOf('organisationsnummer', /^\d{10}$/, '556703-7485', luhn),
    vat(/^\d{10}01$/, 'SE123456789701', ofStart(10, luhn)),
  ],
  si: [vat(/^[1-9]\d{7}$/, 'SI50223054', lastCompletesMod11(down(8, 2), { ten: 0, eleven: null }))],
  sk: [
    kindOf('ico', /^\d{8}$/, '31364501', ico),
    vat(/^[1-9]\d{9}$/, 'SK2022749619', (digits) => remainder(digits, 11) === 0),
  ],
  tr: [kindOf('vkn', /^\d{10}$/, '4540536920', isTurkishVkn), kindOf('tckn', /^[1-9]\d{10}$/, '17291716060')],
};
