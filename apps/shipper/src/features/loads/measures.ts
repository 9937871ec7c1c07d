import {
  UNIT_SIZES,
  type LengthUnit,
  type ReferenceListName,
  type WeightUnit,
} from '@tenderlane/contract/reference/lists';
import { useTranslation } from 'react-i18next';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { number } from '../../lib/formats';
import { useReference } from '@tenderlane/web/core/queries/reference';

const NBSP = '\u00a0';

/** The names of a reference list by key: nothing until they arrive, and a key that has none stands for itself. */
export function useNames(list: ReferenceListName): (key: string) => string {
  const { data, isPending } = useReference(list);
  const names = new Map(data?.map(({ id, name }) => [String(id), name]));
  return (key) => names.get(key) ?? (isPending ? '' : key);
}

/** Distances in the unit of the company's country, weights and lengths in the unit the person typed. */
export function useMeasures() {
  const { t } = useTranslation('common');
  const unitName = useNames('loadSizeNames');
  const { distance, markedDistance, briefDistance, perUnit } = useDistances();
  const inUnit = (value: number, unit: WeightUnit | LengthUnit) =>
    `${number(value / UNIT_SIZES[unit])}${NBSP}${unitName(unit)}`;
  return {
    distance,
    markedDistance,
    briefDistance,
    perDistance: perUnit,
    weight: (kg: number, unit: string) => inUnit(kg, unit as WeightUnit),
    length: (metres: number, unit: string) => inUnit(metres, unit as LengthUnit),
    volume: (cubicMetres: number) => t('unit.cubic_metres', { value: number(cubicMetres) }),
    temperature: (range: { min_c: number | null; max_c: number | null }) =>
      [range.min_c, range.max_c]
        .filter((value, index, all) => value !== null && all.indexOf(value) === index)
        .map((value) => t('unit.celsius', { value: signed(value ?? 0) }))
        .join(' … '),
  };
}

const signed = (celsius: number) => (celsius > 0 ? `+${number(celsius)}` : number(celsius));
