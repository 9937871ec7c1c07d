import { LIMITS } from '@tenderlane/domain/core';
import { isCountryId } from '@tenderlane/domain/money';
import { isWebsite, readLegalIdOf } from '@tenderlane/domain/brands';
import { LineRefused, type ImportReader } from '../../../platform/imports/import-kind';
import { storableText } from '../../../platform/imports/storable-text';
import { readLogin } from '../../identity';
import { findCountryId } from '../../reference';

export const LEGAL_ID_MAX = 50;
const LABEL_MAX = 50;
export const LABELS_MAX = 20;
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Reads text as one line; line breaks become spaces. A text like a formula is kept as text. */
export const readLine =
  (max: number = LIMITS.nameMax) =>
  (text: string): string => {
    const line = storableText(text).replaceAll(/\s+/g, ' ').trim();
    if (CONTROL.test(line)) throw new LineRefused('control-characters');
    return readShort(line, max);
  };

export function readNote(text: string): string {
  return readShort(storableText(text), LIMITS.noteMax);
}

function readShort(text: string, max: number): string {
  if (text.length > max) throw new LineRefused('too-long', { max });
  return text;
}

export function readCountry(text: string): string {
  const country = findCountryId(text);
  if (!country || !isCountryId(country)) throw new LineRefused('country_unknown', { country: text.slice(0, 50) });
  return country;
}

export function readLegalIdOfCountry(countryId: string, typed: string): string {
  const read = readLegalIdOf(countryId, typed);
  if (!('code' in read)) return read.legalId;
  const { code, params, field } = read;
  throw new LineRefused(code, params, field);
}

/** Spreadsheets read the plus of a phone number as a sign and drop it. */
const PHONE_WITHOUT_PLUS = /^\d{11,15}$/;

export function readLoginCell(text: string, { config }: ImportReader): string {
  const compact = text.replaceAll(/[\s()-]/g, '');
  const read = readLogin(config, PHONE_WITHOUT_PLUS.test(compact) ? `+${compact}` : text);
  if ('code' in read) throw new LineRefused(read.code as 'login.invalid');
  return read.login;
}

export function readWebsite(text: string): string {
  const website = readLine()(text);
  if (!isWebsite(website)) throw new LineRefused('website_invalid');
  return website;
}

export function readLabels(text: string): string[] {
  const labels = new Map<string, string>();
  for (const part of text.split(/[,;|\n\r]/)) {
    const name = part.trim() === '' ? '' : readLine(Infinity)(part);
    if (name.length > LABEL_MAX) throw new LineRefused('label_too_long', { max: LABEL_MAX });
    if (name !== '' && !labels.has(name.toLowerCase())) labels.set(name.toLowerCase(), name);
  }
  if (labels.size > LABELS_MAX) throw new LineRefused('too_many_labels', { max: LABELS_MAX });
  return [...labels.values()];
}
