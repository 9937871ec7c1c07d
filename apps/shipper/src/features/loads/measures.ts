import {
  UNIT_SIZES,
  type LengthUnit,
  type ReferenceListName,
  type WeightUnit,
} from '@tenderlane/contract/reference/lists';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';
import { useMemo } from 'react';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { number } from '../../lib/formats';
import { useReference } from '@tenderlane/web/core/queries/reference';

const NBSP = '\u00a0';

export function useNames(list: ReferenceListName): (key: string) => string {
  const { data, isPending } = useReference(list);
  return useMemo(() => {
    const names = new Map(data?.map(({ id, name }) => [String(id), name]));
    return (key: string) => names.get(key) ?? (isPending ? '' : key);
  }, [data, isPending]);
}

/** Distances use the unit of the company's country; weights and lengths use the unit that was typed. */
export function useMeasures() {
  const unitName = useNames('loadSizeNames');
  const distances = useDistances();
  return useMemo(() => {
    const t = textsOf('common');
    const inUnit = (value: number, unit: WeightUnit | LengthUnit) =>
      `${number(value / UNIT_SIZES[unit])}${NBSP}${unitName(unit)}`;
    return {
      distance: distances.distance,
      markedDistance: distances.markedDistance,
      briefDistance: distances.briefDistance,
      perDistance: distances.perUnit,
      weight: (kg: number, unit: string) => inUnit(kg, unit as WeightUnit),
      length: (metres: number, unit: string) => inUnit(metres, unit as LengthUnit),
      volume: (cubicMetres: number) => t('unit.cubic_metres', { value: number(cubicMetres) }),
      temperature: (range: { min_c: number | null; max_c: number | null }) =>
        [range.min_c, range.max_c]
          .filter((value, index, all) => value !== null && all.indexOf(value) === index)
          .map((value) => t('unit.celsius', { value: signed(value ?? 0) }))
          .join(' … '),
    };
  }, [unitName, distances]);
}

const signed = (celsius: number) => (celsius > 0 ? `+${number(celsius)}` : number(celsius));
