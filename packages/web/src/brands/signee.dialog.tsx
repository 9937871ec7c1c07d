import { Stack, Switch, TextInput } from '@mantine/core';
import type { Signee } from '@tenderlane/contract';
import { ConfirmDialog, FieldGrid } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../core/texts/error-text';
import { reasonText } from '../core/texts/reason-text';
import { toast, whenDone } from '../toasts';
import { useSaveSignee } from './company-data.api';

const TEXTS = ['first_name', 'middle_name', 'last_name', 'position', 'basis', 'phone', 'email'] as const;
type TextField = (typeof TEXTS)[number];
const REQUIRED: readonly TextField[] = ['first_name', 'last_name'];
const LIMITS: Readonly<Record<TextField, number>> = {
  first_name: 100,
  middle_name: 100,
  last_name: 100,
  position: 100,
  basis: 200,
  phone: 50,
  email: 254,
};
const TYPES: Partial<Record<TextField, { type: string; autoComplete: string }>> = {
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
};

const toSigneeValues = (signee: Signee | null) =>
  Object.fromEntries(TEXTS.map((field) => [field, signee?.[field] ?? ''])) as Record<TextField, string>;

export function SigneeDialog({ signee, onClose }: { signee: Signee | null; onClose: () => void }) {
  const { t } = useTranslation(['company', 'common']);
  const [values, setValues] = useState(() => toSigneeValues(signee));
  const [isDefault, setIsDefault] = useState(signee?.is_default ?? false);
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveSignee();
  const isMissing = (field: TextField) => REQUIRED.includes(field) && !values[field].trim();
  const submit = () => {
    setIsChecked(true);
    if (REQUIRED.some(isMissing)) return;
    const name = `${values.first_name} ${values.last_name}`;
    whenDone(
      save.mutateAsync({ id: signee?.id ?? null, body: { ...values, is_default: isDefault } }, { onSuccess: onClose }),
      () => toast(t('signees.saved', { name }), { tone: 'good' }),
    );
  };
  const field = (name: TextField) => (
    <TextInput
      key={name}
      label={t(`signee.${name}`)}
      description={name === 'basis' ? t('signee.basis_hint') : undefined}
      required={REQUIRED.includes(name)}
      data-autofocus={name === 'first_name' || undefined}
      maxLength={LIMITS[name]}
      autoComplete="off"
      {...TYPES[name]}
      value={values[name]}
      error={isChecked && isMissing(name) ? reasonText({ code: 'required' }) : fieldText(save.error, name)}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={submit}
      title={t(signee ? 'signees.edit' : 'signees.add')}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={save.isPending}
      error={formText(save.error, TEXTS)}
    >
      <Stack gap="md">
        {(['first_name', 'middle_name', 'last_name', 'position', 'basis'] as const).map(field)}
        <FieldGrid>{(['phone', 'email'] as const).map(field)}</FieldGrid>
        <Switch
          label={t('signees.make_default')}
          description={t('signees.default_hint')}
          checked={isDefault}
          disabled={signee?.is_default ?? false}
          onChange={(event) => setIsDefault(event.currentTarget.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
