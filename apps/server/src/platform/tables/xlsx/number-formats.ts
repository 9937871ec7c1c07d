import { attribute, XmlScanner } from './xml-scanner';

export interface NumberFormat {
  isDate: boolean;
  digits: number;
}

const PLAIN: NumberFormat = { isDate: false, digits: 0 };
/** Built-in formats of days, and of times with a day. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

export function readNumberFormats(xml: string): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isCellStyles = false;
  new XmlScanner({
    open(name, attributes, isClosed) {
      if (name === 'numFmt')
        codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
      if (name === 'cellXfs') isCellStyles = !isClosed;
      if (name === 'xf' && isCellStyles) formats.push(formatOf(Number(attribute(attributes, 'numFmtId') ?? 0), codes));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  }).write(xml);
  return formats;
}

function formatOf(id: number, codes: Map<number, string>): NumberFormat {
  if (BUILT_IN_DATES.has(id)) return { isDate: true, digits: 0 };
  const code = codes.get(id);
  if (code === undefined) return PLAIN;
  if (/^0{2,15}$/.test(code)) return { isDate: false, digits: code.length };
  // Text in quotes, in brackets or after a backslash is shown literally.
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').toLowerCase();
  return { isDate: /[dy]/.test(signs), digits: 0 };
}

const DAY_MS = 86_400_000;
/** Spreadsheet days count from the end of 1899, those of old Macintoshes from 1904. */
const START = { usual: Date.UTC(1899, 11, 30), macintosh: Date.UTC(1904, 0, 1) };
const LAST_DAY = 2_958_465;

/** Formats a number as its cell shows it; a day outside the calendar stays a number, which no date field accepts. */
export function showNumber(value: string, { isDate, digits }: NumberFormat, has1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (isDate && number >= 1 && number <= LAST_DAY) {
    const at = new Date((has1904 ? START.macintosh : START.usual) + Math.round(number * DAY_MS));
    const [day = '', time = ''] = at.toISOString().split('T');
    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
  }
  const text = /e/i.test(value) ? withoutExponent(number) : value;
  return digits > 0 && /^\d+$/.test(text) ? text.padStart(digits, '0') : text;
}

/** Some programs write a registration number as `5.260250995E9`. */
const withoutExponent = (number: number): string =>
  Number.isSafeInteger(number)
    ? String(number)
    : number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
