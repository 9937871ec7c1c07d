import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import type { FieldList } from '@tenderlane/contract';
import { FIELD_LIMITS } from '@tenderlane/domain/fields';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldListsQuery, useSaveList } from './fields.api';
import { RecordDialog, type RecordEditing } from './record.dialog';
import { SaveProblem } from './save-problem';

interface Option {
  row: number;
  key?: string;
  name: string;
  retired: boolean;
}

let rows = 0;

interface ListDialogProps {
  list: FieldList | null;
  onClose: () => void;
}

export function ListDialog({ list, onClose }: ListDialogProps) {
  const { t } = useTranslation('ownFields');
  return (
    <RecordDialog title={t(list ? 'edit_list' : 'new_list')} record={list} query={fieldListsQuery} onClose={onClose}>
      {(state) => <ListForm {...state} />}
    </RecordDialog>
  );
}

function ListForm({ began: list, isCurrent, isLoading, onShowCurrent, onClose }: RecordEditing<FieldList>) {
  const { t } = useTranslation(['ownFields', 'common']);
  const save = useSaveList(list);
  const [name, setName] = useState(list?.name ?? '');
  const [options, setOptions] = useState<readonly Option[]>(() =>
    (list?.options ?? [{ name: '', retired: false }]).map((option) => ({ ...option, row: ++rows })),
  );
  /** Rows of the last save in order; the server names a wrong option by its index. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const placeOf = (row: number) => `options.${sent.indexOf(row)}.name`;
  const change = (row: number, part: Partial<Option>) =>
    setOptions((all) => all.map((one) => (one.row === row ? { ...one, ...part } : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = options.filter((option) => option.name.trim() !== '');
    const body = named.map(({ key, name: called, retired }) => ({ ...(key && { key }), name: called, retired }));
    setSent(named.map(({ row }) => row));
    save.mutate({ name, options: body }, { onSuccess: onClose });
  };
  const formError = formText(save.error, ['name', ...sent.map(placeOf)]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <SaveProblem error={save.error} text={formError} isLoading={isLoading} onShowCurrent={onShowCurrent} />
        <TextInput
          data-autofocus
          autoFocus={isCurrent}
          label={t('name')}
          required
          maxLength={100}
          value={name}
          error={fieldText(save.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Stack gap={6} role="group" aria-label={t('options')}>
          {options.map((option, index) => (
            <OptionRow
              key={option.row}
              option={option}
              index={index}
              error={fieldText(save.error, placeOf(option.row))}
              onChange={(part) => change(option.row, part)}
              onUp={index === 0 ? null : () => setOptions((all) => swapped(all, index))}
              onDown={index === options.length - 1 ? null : () => setOptions((all) => swapped(all, index + 1))}
              onDrop={() => setOptions((all) => all.filter(({ row }) => row !== option.row))}
            />
          ))}
        </Stack>
        {options.length < FIELD_LIMITS.optionsMax && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={() => setOptions((all) => [...all, { row: ++rows, name: '', retired: false }])}
          >
            {t('add_option')}
          </Button>
        )}
        <Group justify="flex-end" gap={8}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function swapped(all: readonly Option[], index: number): Option[] {
  const next = [...all];
  const [moved] = next.splice(index, 1);
  if (moved) next.splice(index - 1, 0, moved);
  return next;
}

interface OptionRowProps {
  option: Option;
  index: number;
  error: string | undefined;
  onChange: (part: Partial<Option>) => void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onDrop: () => void;
}

/** An option that the server knows is retired instead of deleted, because records may use it. */
function OptionRow({ option, index, error, onChange, onUp, onDown, onDrop }: OptionRowProps) {
  const { t } = useTranslation('ownFields');
  const { name, retired, key } = option;
  return (
    <Group gap={4} wrap="nowrap">
      <TextInput
        style={{ flex: 1 }}
        aria-label={t('option', { number: index + 1 })}
        maxLength={200}
        value={name}
        disabled={retired}
        description={retired ? t('retired') : undefined}
        error={error}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <ActionIcon aria-label={t('move_up', { name })} disabled={!onUp} onClick={onUp ?? undefined}>
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('move_down', { name })} disabled={!onDown} onClick={onDown ?? undefined}>
        <IconArrowDown size={16} />
      </ActionIcon>
      {retired ? (
        <ActionIcon aria-label={t('bring_back', { name })} onClick={() => onChange({ retired: false })}>
          <IconArrowBackUp size={16} />
        </ActionIcon>
      ) : (
        <ActionIcon
          aria-label={key ? t('retire', { name }) : t('delete_named', { name })}
          onClick={() => (key ? onChange({ retired: true }) : onDrop())}
        >
          <IconX size={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
