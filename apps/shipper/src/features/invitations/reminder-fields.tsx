import { NumberInput, Switch } from '@mantine/core';
import { FieldPair } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { RANGES, type NetworkDraft, type NumberField } from './use-network-draft';

interface WholeNumberFieldProps {
  label: string;
  field: NumberField;
  draft: NetworkDraft;
  disabled?: boolean;
}

export function WholeNumberField({ label, field, draft, disabled = false }: WholeNumberFieldProps) {
  const { t } = useTranslation('invitations');
  const { min, max } = RANGES[field];
  const range = t('range', { min, max });
  return (
    <NumberInput
      label={label}
      required
      hideControls
      allowDecimal={false}
      allowNegative={false}
      description={range}
      error={draft.isBroken(field) ? range : null}
      disabled={disabled}
      value={draft.numbers[field] ?? ''}
      onChange={(value) => draft.saveNumber(field, typeof value === 'number' ? value : null)}
    />
  );
}

export function ReminderFields({ draft }: { draft: NetworkDraft }) {
  const { t } = useTranslation('invitations');
  const rule = draft.fields.invitation_reminders;
  return (
    <>
      <Switch
        label={t('reminders.on')}
        description={rule.is_on ? null : t('reminders.off_hint')}
        checked={rule.is_on}
        onChange={(event) => draft.save({ invitation_reminders: { ...rule, is_on: event.currentTarget.checked } })}
      />
      {rule.is_on && (
        <FieldPair>
          <WholeNumberField label={t('reminders.after')} field="after_days" draft={draft} />
          <WholeNumberField label={t('reminders.times')} field="times" draft={draft} />
        </FieldPair>
      )}
    </>
  );
}
