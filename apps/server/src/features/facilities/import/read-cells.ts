import { LIMITS } from '@tenderlane/domain/core';
import { FACILITY_CATEGORIES, FACILITY_LIMITS, type FacilityCategory } from '@tenderlane/domain/facilities';
import { LOCALES } from '@tenderlane/contract';
import { createTranslator } from '../../../platform/i18n';
import { LineRefused } from '../../../platform/imports/import-kind';
import { storableText } from '../../../platform/imports/storable-text';
import { findCountryId } from '../../reference';

const CONTROL = /[\u0000-\u001f\u007f]/;

export const readLine =
  (max: number = LIMITS.nameMax) =>
  (text: string): string => {
    const line = storableText(text).replaceAll(/\s+/g, ' ').trim();
    if (CONTROL.test(line)) throw new LineRefused('control-characters');
    if (line.length > max) throw new LineRefused('too-long', { max });
    return line;
  };

export function readNote(text: string): string {
  const note = storableText(text).trim();
  if (note.length > FACILITY_LIMITS.noteMax) throw new LineRefused('too-long', { max: FACILITY_LIMITS.noteMax });
  return note;
}

export function readCountry(text: string): string {
  const country = findCountryId(text);
  if (!country) throw new LineRefused('country_unknown', { country: text.slice(0, 50) });
  return country;
}

const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

let known: ReadonlyMap<string, FacilityCategory> | undefined;
function readNames(): ReadonlyMap<string, FacilityCategory> {
  const names = LOCALES.flatMap((locale) => {
    const words = createTranslator(locale, 'facilities');
    return FACILITY_CATEGORIES.map((category) => [keyOf(words(`category.${category}`)), category] as const);
  });
  return new Map([...names, ...FACILITY_CATEGORIES.map((category) => [keyOf(category), category] as const)]);
}

export function readCategory(text: string): FacilityCategory {
  const category = (known ??= readNames()).get(keyOf(text));
  if (!category) throw new LineRefused('category_unknown', { category: text.slice(0, 50) });
  return category;
}

export const readDegrees =
  (most: number) =>
  (text: string): number => {
    const degrees = Number(text.trim().replace(',', '.'));
    if (!/^-?\d{1,3}([.,]\d{1,12})?$/.test(text.trim())) throw new LineRefused('not-a-number');
    if (Math.abs(degrees) > most)
      throw new LineRefused(degrees > 0 ? 'too-large' : 'too-small', { max: most, min: -most });
    return degrees;
  };

export function readEmail(text: string): string {
  const email = readLine(254)(text);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new LineRefused('invalid');
  return email;
}
