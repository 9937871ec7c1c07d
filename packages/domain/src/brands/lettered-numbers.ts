import { luhn, remainder, sumLeaves, weightedSum, type Check } from './check-digits';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** TVA intracommunautaire (DGFiP): a key of two digits before the SIREN; keys with letters follow no published rule. */
export const isFrenchVat: Check = (number) => {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  if (!luhn(siren)) return false;
  return /^\d{2}$/.test(key) ? (12 + 3 * (Number(siren) % 97)) % 97 === Number(key) : true;
};

/** Revenue Commissioners: the check letter counts modulo 23, a second letter counts nine times. */
export const isIrishVat: Check = (number) => {
  const alphabet = 'WABCDEFGHIJKLMNOPQRSTUV';
  const parts = /^(\d{7})([A-W])([A-IW]?)$/.exec(number);
  // Numbers of before 1991 are changed to this form, but may still be typed.
  if (!parts) return true;
  const [, digits = '', letter = '', second = ''] = parts;
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * Math.max(0, alphabet.indexOf(second || 'W'));
  return alphabet[sum % 23] === letter;
};

/** Belastingdienst: the old number is a citizen service number's "elfproef", the one since 2020 is ISO 7064 MOD 97-10. */
export const isDutchVat: Check = (number) => {
  if (sumLeaves(11, 0, [9, 8, 7, 6, 5, 4, 3, 2, -1])(number.slice(0, 9))) return true;
  const asDigits = [...`NL${number}`].map((sign) => (/\d/.test(sign) ? sign : String(LETTERS.indexOf(sign) + 10)));
  return remainder(asDigits.join(''), 97) === 1;
};

/** Agencia Tributaria: DNI and NIE with a letter modulo 23, legal persons with a digit or a letter. */
export const isSpanishNif: Check = (number) => {
  const person = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(number);
  if (person && (person[1] !== '' || person[2]?.length === 8)) {
    const [, first = '', digits = '', letter = ''] = person;
    const value = Number((first && String('XYZ'.indexOf(first))) + digits);
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[value % 23] === letter;
  }
  const company = /^[A-W](\d{7})([A-J\d])$/.exec(number);
  if (!company) return false;
  const [, digits = '', control = ''] = company;
  const sum = [...digits].map(Number).reduce((all, digit, place) => {
    const doubled = digit * 2;
    return all + (place % 2 === 1 ? digit : Math.floor(doubled / 10) + (doubled % 10));
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return control === String(check) || control === 'JABCDEFGHI'[check];
};

/** Τμήμα Φορολογίας of Cyprus: digits at odd places are translated, the letter is the sum modulo 26. */
export const isCypriotVat: Check = (number) => {
  const translated = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [...number.slice(0, 8)]
    .map(Number)
    .reduce((all, digit, place) => all + (place % 2 === 0 ? (translated[digit] ?? 0) : digit), 0);
  return LETTERS[sum % 26] === number[8];
};

/** Gelir İdaresi Başkanlığı: the tax number of Türkiye. */
export const isTurkishVkn: Check = (digits) => {
  const sum = [...digits.slice(0, 9)].toReversed().reduce((all, sign, place) => {
    const shifted = (Number(sign) + place + 1) % 10;
    return all + (shifted === 0 ? 0 : (shifted * 2 ** (place + 1)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
};
