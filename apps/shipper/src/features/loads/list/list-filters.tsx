import { Button, CloseButton, Menu } from '@mantine/core';
import { IconSortAscending } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useNames } from '../measures';
import { AddFilter } from './add-filter';
import { isFiltered, SORTS, type ListFilter } from './list-filter';
import { ListSearch } from './list-search';
import classes from './loads-list.module.css';

interface ListFiltersProps {
  filter: ListFilter;
  onChange: (part: Partial<ListFilter>) => void;
  onClear: () => void;
}

interface Chip {
  label: string;
  clears: Partial<ListFilter>;
}

function useChips(filter: ListFilter): Chip[] {
  const { t } = useTranslation('loads');
  const { dayMonth } = useDates();
  const bodyName = useNames('truck_bodies');
  const { pickup_from: from, pickup_to: to, truck_body: bodies, tag } = filter;
  // Noon of the day is that day in every zone the reader may be in.
  const dayText = (day: string) => dayMonth(`${day}T12:00:00`);
  const chips: Chip[] = [];
  if (from ?? to) {
    const label =
      from && to
        ? t('filter.chip_pickup', { from: dayText(from), to: dayText(to) })
        : from
          ? t('filter.chip_pickup_from', { from: dayText(from) })
          : t('filter.chip_pickup_to', { to: dayText(to ?? '') });
    chips.push({ label, clears: { pickup_from: undefined, pickup_to: undefined } });
  }
  if (bodies) chips.push({ label: bodies.split(',').map(bodyName).join(', '), clears: { truck_body: undefined } });
  if (tag) chips.push({ label: t('filter.chip_tag', { tag }), clears: { tag: undefined } });
  return chips;
}

/** Search, filters as chips, and the order of the list. */
export function ListFilters({ filter, onChange, onClear }: ListFiltersProps) {
  const { t } = useTranslation(['loads', 'common']);
  const chips = useChips(filter);
  return (
    <div className={classes.filters}>
      <ListSearch value={filter.search} onChange={(search) => onChange({ search })} />
      {chips.map(({ label, clears }) => (
        <span key={label} className={classes.chip}>
          {label}
          <CloseButton
            size={20}
            iconSize={14}
            aria-label={t('filter.remove', { filter: label })}
            onClick={() => onChange(clears)}
          />
        </span>
      ))}
      <AddFilter key={JSON.stringify(filter)} filter={filter} onApply={onChange} />
      {isFiltered(filter) && (
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t('common:clear')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            className={classes.sort}
            leftSection={<IconSortAscending size={16} />}
          >
            {t(`sort.${filter.sort}`)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {SORTS.map((sort) => (
            <Menu.Item
              key={sort}
              role="menuitemradio"
              aria-checked={sort === filter.sort}
              onClick={() => onChange({ sort })}
              fw={sort === filter.sort ? 580 : 400}
            >
              {t(`sort.${sort}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
