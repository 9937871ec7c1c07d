import { Group, NumberInput, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { LIMITS } from '@tenderlane/domain/core';
import { useAddresses } from '@tenderlane/web/map/addresses.api';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterPartProps } from './filter-part';
import { RADIUS_KM } from './list-filter';

interface PlaceFilterProps extends FilterPartProps {
  end: 'from' | 'to';
}

export function PlaceFilter({ draft, onChange, end }: PlaceFilterProps) {
  const { t } = useTranslation(['loadsList', 'common']);
  const countryName = useReferenceNames('countries');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), CLIENT.selectPauseMs);
  const { data: answer, isFetching, isError } = useAddresses(search);
  const point = draft[`${end}_point`];
  const chosenName = draft[`${end}_name`] ?? point ?? '';
  const found = (answer?.data ?? []).flatMap(({ lat, lon, city, name, country_id: country }) =>
    lat === null || lon === null
      ? []
      : [{ value: `${lat.toFixed(4)},${lon.toFixed(4)}`, name: city || name, country: countryName(country) }],
  );
  const places = new Map(found.map((place) => [place.value, place]));
  const options = [...places.values()].map(({ value, name, country }) => ({ value, label: `${name}, ${country}` }));
  const isWaiting = isFetching || search !== typed.trim();
  const choose = (value: string | null) =>
    onChange({
      [`${end}_point`]: value ?? undefined,
      [`${end}_name`]: value === null ? undefined : (places.get(value)?.name ?? chosenName),
      ...(value === null && { [`${end}_radius_km`]: undefined }),
    });
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <Select
        style={{ flex: 1 }}
        label={t(`filter.${end}_point`)}
        placeholder={t('filter.place_hint')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        searchValue={typed}
        onSearchChange={setTyped}
        // The server has already filtered the options.
        filter={({ options: all }) => all}
        nothingFoundMessage={
          isError
            ? t('common:not_loaded')
            : typed.trim().length < 2
              ? t('filter.place_hint')
              : answer?.meta.places_loading
                ? t('common:places_loading')
                : isWaiting
                  ? t('common:loading')
                  : t('common:nothing_found')
        }
        data={point && !places.has(point) ? [{ value: point, label: chosenName }, ...options] : options}
        value={point ?? null}
        onChange={choose}
        comboboxProps={{ withinPortal: false }}
      />
      <NumberInput
        w={92}
        label={t('filter.radius')}
        suffix=" km"
        min={1}
        max={LIMITS.radiusMaxKm}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="blur"
        disabled={!point}
        value={Number(draft[`${end}_radius_km`] ?? RADIUS_KM)}
        onChange={(value) => onChange({ [`${end}_radius_km`]: value === '' ? undefined : String(value) })}
      />
    </Group>
  );
}
