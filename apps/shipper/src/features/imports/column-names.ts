import type { ImportFile } from '@tenderlane/contract';
import type { TFunction } from 'i18next';

export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}

export const columnNames = (columns: ImportFile['columns'], t: TFunction<'imports'>): string[] =>
  columns.map(({ heading, is_repeated: isRepeated }, place) => {
    if (heading === '') return t('column_unnamed', { place: columnLetters(place) });
    return isRepeated ? t('column_repeated', { heading, place: columnLetters(place) }) : heading;
  });
