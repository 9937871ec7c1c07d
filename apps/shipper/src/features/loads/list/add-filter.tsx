import { Button, Group, MultiSelect, Popover, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { BODY_TYPES } from '@tenderlane/contract/reference/lists';
import { DayInput } from '@tenderlane/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayField } from '@tenderlane/web/fields/moment-field';
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
  const [from, setFrom] = useState(filter.pickup_from ?? null);
  const [to, setTo] = useState(filter.pickup_to ?? null);
  const [bodies, setBodies] = useState(filter.truck_body?.split(',') ?? []);
  const [tag, setTag] = useState(filter.tag ?? '');

  const [unreadable, setUnreadable] = useState({ from: false, to: false });
  const dayField = useDayField();
  const report = (end: 'from' | 'to') => (problem: string | null) =>
    setUnreadable((before) => ({ ...before, [end]: problem !== null }));

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (unreadable.from || unreadable.to) return;
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
              <DayInput
                field={dayField({ maxDay: to ?? undefined })}
                label={t('filter.pickup_from')}
                withinPortal={false}
                value={from}
                onChange={setFrom}
                onProblem={report('from')}
              />
              <DayInput
                field={dayField({ minDay: from ?? undefined })}
                label={t('filter.pickup_to')}
                withinPortal={false}
                value={to}
                onChange={setTo}
                onProblem={report('to')}
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
