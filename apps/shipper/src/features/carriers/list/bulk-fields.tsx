import { MultiSelect, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tenderlane/domain/core';
import { LOCALES, type Locale } from '@tenderlane/domain/languages';
import { LANGUAGE_NAMES } from '@tenderlane/ui';
import type { CarrierBulkAction } from '@tenderlane/domain/jobs';
import { useTranslation } from 'react-i18next';
import { labelsQuery } from '../../../lib/labels';

export interface BulkFields {
  add: number[];
  remove: number[];
  reason: string;
  message: string;
  locale: Locale | '';
}

interface FieldsProps {
  value: BulkFields;
  onChange: (part: Partial<BulkFields>) => void;
}

export function ActionFields({ action, ...props }: FieldsProps & { action: CarrierBulkAction }) {
  switch (action) {
    case 'label':
      return <LabelFields {...props} />;
    case 'invite':
      return <InviteFields {...props} />;
    default:
      return <ReasonField {...props} isRequired={action === 'suspend'} />;
  }
}

function ReasonField({ value, onChange, isRequired }: FieldsProps & { isRequired: boolean }) {
  const { t } = useTranslation('network');
  return (
    <Textarea
      label={t('bulk.reason')}
      description={t(isRequired ? 'bulk.reason_hint' : 'remove.reason_hint')}
      required={isRequired}
      data-autofocus
      autosize
      minRows={2}
      maxRows={8}
      maxLength={LIMITS.reasonMax}
      value={value.reason}
      onChange={(event) => onChange({ reason: event.currentTarget.value })}
    />
  );
}

function InviteFields({ value, onChange }: FieldsProps) {
  const { t } = useTranslation(['carriers', 'network']);
  return (
    <>
      <Textarea
        label={t('invite.message')}
        description={t('invite.message_hint')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.commentMax}
        value={value.message}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('invite.language')}
        data={[
          { value: '', label: t('network:bulk.language_own') },
          ...LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] })),
        ]}
        value={value.locale}
        onChange={(event) => onChange({ locale: LOCALES.find((locale) => locale === event.currentTarget.value) ?? '' })}
      />
    </>
  );
}

function LabelFields({ value, onChange }: FieldsProps) {
  const { t } = useTranslation(['network', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  const field = (name: 'add' | 'remove', other: 'add' | 'remove') => (
    <MultiSelect
      label={t(`bulk.${name}_labels`)}
      data={labels
        .filter(({ id }) => !value[other].includes(id))
        .map(({ id, name: label }) => ({ value: String(id), label }))}
      value={value[name].map(String)}
      onChange={(ids) => onChange({ [name]: ids.map(Number) })}
      searchable
      maxValues={LIMITS.tagsMax}
      nothingFoundMessage={t('common:nothing_found')}
    />
  );
  return (
    <>
      {field('add', 'remove')}
      {field('remove', 'add')}
    </>
  );
}
