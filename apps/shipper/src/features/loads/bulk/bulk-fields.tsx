import { Select, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '../../brands';
import { DurationField } from '../../../lib/duration-field';

import type { ListBulkAction } from './bulk.api';
import { CancelReason } from './cancel-reason';

export interface BulkFieldValues {
  reason: string;
  add: string[];
  remove: string[];
  managerId: number | null;
  minutes: number | null;
}

export const NO_VALUES: BulkFieldValues = { reason: '', add: [], remove: [], managerId: null, minutes: 60 };

export function isComplete(
  action: ListBulkAction,
  { reason, add, remove, managerId, minutes }: BulkFieldValues,
): boolean {
  if (action === 'cancel') return reason.trim() !== '';
  if (action === 'extend') return reason.trim() !== '' && minutes !== null;
  if (action === 'hand_over') return managerId !== null;
  return action !== 'tag' || add.length + remove.length > 0;
}

interface BulkFieldsProps {
  action: ListBulkAction;
  fields: BulkFieldValues;
  onChange: (part: Partial<BulkFieldValues>) => void;
}

export function BulkFields({ action, fields, onChange }: BulkFieldsProps) {
  const { t } = useTranslation('bulk');
  const reasonField = <CancelReason value={fields.reason} onChange={(reason) => onChange({ reason })} />;
  if (action === 'cancel') return reasonField;
  if (action === 'extend')
    return (
      <>
        <DurationField label={t('extend_by')} value={fields.minutes} onChange={(minutes) => onChange({ minutes })} />
        {reasonField}
      </>
    );
  if (action === 'hand_over')
    return <NewManager value={fields.managerId} onChange={(managerId) => onChange({ managerId })} />;
  if (action !== 'tag') return null;
  return (
    <>
      <TagsField label={t('add_tags')} value={fields.add} onChange={(add) => onChange({ add })} isFirst />
      <TagsField label={t('remove_tags')} value={fields.remove} onChange={(remove) => onChange({ remove })} />
    </>
  );
}

interface TagsFieldProps {
  label: string;
  value: string[];
  onChange: (tags: string[]) => void;
  isFirst?: boolean;
}

function TagsField({ label, value, onChange, isFirst = false }: TagsFieldProps) {
  const { t } = useTranslation('bulk');
  return (
    <TagsInput
      comboboxProps={{ withinPortal: false }}
      label={label}
      description={t('tags_hint')}
      maxTags={LIMITS.tagsMax}
      maxLength={50}
      acceptValueOnBlur
      value={value}
      onChange={onChange}
      data-autofocus={isFirst || undefined}
    />
  );
}

interface NewManagerProps {
  value: number | null;
  onChange: (id: number | null) => void;
}

function NewManager({ value, onChange }: NewManagerProps) {
  const { t } = useTranslation(['bulk', 'common']);
  const { data = [], isPending } = useQuery(colleaguesQuery);
  return (
    <Select
      comboboxProps={{ withinPortal: false }}
      label={t('new_manager')}
      required
      searchable
      nothingFoundMessage={isPending ? t('common:loading') : t('common:nothing_found')}
      data={data.filter(({ canManage }) => canManage).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      data-autofocus
    />
  );
}
