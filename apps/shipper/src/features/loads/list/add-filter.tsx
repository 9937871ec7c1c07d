import { Button, Group, MultiSelect, Popover, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { BODY_TYPES } from '@tenderlane/contract/reference';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../measures';
import type { ListFilter } from './list-filter';
import classes from './loads-list.module.css';

interface AddFilterProps {
  filter: ListFilter;
  onApply: (part: Partial<ListFilter>) => void;
}

/** The filters that need typing or choosing, applied together. */
export function AddFilter({ filter, onApply }: AddFilterProps) {
  const { t } = useTranslation(['loads', 'common']);
  const bodyName = useNames('truck_bodies');
  const [isOpen, setIsOpen] = useState(false);
  const [from, setFrom] = useState(filter.pickup_from ?? '');
  const [to, setTo] = useState(filter.pickup_to ?? '');
  const [bodies, setBodies] = useState(filter.truck_body?.split(',') ?? []);
  const [tag, setTag] = useState(filter.tag ?? '');

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setIsOpen(false);
    onApply({
      pickup_from: from || undefined,
      pickup_to: to || undefined,
      truck_body: bodies.join(',') || undefined,
      tag: tag.trim() || undefined,
    });
  };

  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={300} trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          className={classes.addFilter}
          leftSection={<IconPlus size={14} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('common:filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={12}>
        <form onSubmit={apply}>
          <Stack gap={12}>
            <Group gap={8} grow>
              <TextInput
                type="date"
                label={t('filter.pickup_from')}
                max={to || undefined}
                value={from}
                onChange={(event) => setFrom(event.currentTarget.value)}
              />
              <TextInput
                type="date"
                label={t('filter.pickup_to')}
                min={from || undefined}
                value={to}
                onChange={(event) => setTo(event.currentTarget.value)}
              />
            </Group>
            <MultiSelect
              label={t('filter.truck_body')}
              data={BODY_TYPES.map((body) => ({ value: body, label: bodyName(body) }))}
              value={bodies}
              onChange={setBodies}
              searchable
              nothingFoundMessage={t('common:nothing_found')}
              comboboxProps={{ withinPortal: false }}
            />
            <TextInput
              label={t('filter.tag')}
              maxLength={50}
              value={tag}
              onChange={(event) => setTag(event.currentTarget.value)}
            />
            <Button type="submit">{t('filter.apply')}</Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
