import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CLIENT } from '@tenderlane/contract/core/limits';
import type { CapabilityLaneBody } from '@tenderlane/contract/carriers/capabilities';
import { useLateOptions } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapKeys } from '../map/query-keys';
import { useReferenceNames, useReferenceOptions } from '../core/queries/reference';
import { useApplication } from '../core/application';

export type LaneEnd = CapabilityLaneBody['from'];

const LEAST_LETTERS = 2;
const COUNTRIES_SHOWN = 8;

const valueOf = ({ country_id: country, name, lat, lon }: LaneEnd) => JSON.stringify([country, name, lat, lon]);

const endOf = (value: string): LaneEnd => {
  const [country_id, name, lat, lon] = JSON.parse(value) as [string, string | null, number | null, number | null];
  return { country_id, name, lat, lon };
};

function useLaneEnds(typed: string) {
  const { call } = useApplication();
  const [search] = useDebouncedValue(typed.trim(), CLIENT.selectPauseMs);
  const countries = useReferenceOptions('countries');
  const { data, isFetching } = useQuery({
    queryKey: mapKeys.addresses(search, ''),
    queryFn: ({ signal }) => call('GET /info/addresses', { query: { search }, signal }),
    enabled: search.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
  const wanted = typed.trim().toLowerCase();
  const ofCountries = countries
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .slice(0, wanted === '' ? countries.length : COUNTRIES_SHOWN)
    .map(({ value }): LaneEnd => ({ country_id: value, name: null, lat: null, lon: null }));
  const ofPlaces = (wanted.length < LEAST_LETTERS ? [] : (data?.data ?? [])).flatMap((place): LaneEnd[] =>
    place.lat === null || place.lon === null
      ? []
      : [{ country_id: place.country_id, name: place.city || place.name, lat: place.lat, lon: place.lon }],
  );
  return { ends: [...ofCountries, ...ofPlaces], isWaiting: isFetching || search !== typed.trim() };
}

export function useLaneEndText(): (end: LaneEnd) => string {
  const countryName = useReferenceNames('countries');
  return ({ country_id: country, name }) => [name, countryName(country)].filter(Boolean).join(', ');
}

interface LaneEndFieldProps {
  label: string;
  value: LaneEnd | null;
  onChange: (end: LaneEnd | null) => void;
  error?: string | null;
  required?: boolean;
  clearable?: boolean;
  /** Renders the options inside the surrounding popover. */
  isInside?: boolean;
}

export function LaneEndField({ label, value, onChange, error, isInside = false, ...rest }: LaneEndFieldProps) {
  const { t } = useTranslation(['capabilities', 'common']);
  const textOf = useLaneEndText();
  const [typed, setTyped] = useState('');
  // The chosen value is the field's text; it is not a search.
  const chosenText = value ? textOf(value) : '';
  const { ends, isWaiting } = useLaneEnds(typed === chosenText ? '' : typed);
  const known = new Map([...(value ? [value] : []), ...ends].map((end) => [valueOf(end), end]));
  const options = [...known].map(([key, end]) => ({ value: key, label: textOf(end) }));
  const late = useLateOptions(options, [value ? valueOf(value) : '']);
  return (
    <Select
      {...rest}
      {...late}
      label={label}
      placeholder={t('place_hint')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      // The server has already filtered the places.
      filter={({ options: all }) => all}
      nothingFoundMessage={isWaiting ? t('common:loading') : t('common:nothing_found')}
      value={value && valueOf(value)}
      onChange={(key) => onChange(key === null ? null : endOf(key))}
      error={error}
      comboboxProps={{ withinPortal: !isInside }}
    />
  );
}
