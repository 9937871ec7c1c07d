import { Select, Stack, Switch, TextInput } from '@mantine/core';
import type { Requisites } from '@tenderlane/contract';
import { ACCOUNT_TYPES, checkAccount } from '@tenderlane/domain/brands';
import { ConfirmDialog, FieldGrid } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReference } from '../core/queries/reference';
import { fieldText, formText } from '../core/texts/error-text';
import { reasonText } from '../core/texts/reason-text';
import { toast, whenDone } from '../toasts';
import { useSaveRequisites, type RequisitesInput } from './company-data.api';
import { accountHint } from './account-hint';

const FIELDS = ['bank_name', 'bank_address', 'account', 'type', 'currency'] as const;

interface RequisitesDialogProps {
  requisites: Requisites | null;
  currency: string;
  onClose: () => void;
}

interface Values {
  bank_name: string;
  bank_address: string;
  account: string;
  type: RequisitesInput['type'];
  currency: string;
}

const toRequisitesValues = (requisites: Requisites | null, currency: string): Values => ({
  bank_name: requisites?.bank_name ?? '',
  bank_address: requisites?.bank_address ?? '',
  account: requisites?.account ?? '',
  type: requisites?.type ?? 'current',
  currency: requisites?.currency ?? currency,
});

export function RequisitesDialog({ requisites, currency, onClose }: RequisitesDialogProps) {
  const { t } = useTranslation(['company', 'common']);
  const { data: currencies = [] } = useReference('currencies');
  const [values, setValues] = useState(() => toRequisitesValues(requisites, currency));
  const [isMain, setIsMain] = useState(requisites?.is_main ?? false);
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveRequisites();
  const change = (part: Partial<Values>) => setValues({ ...values, ...part });
  const missing = (text: string) => (isChecked && !text.trim() ? reasonText({ code: 'required' }) : undefined);
  const wrong = values.account.trim() === '' ? null : checkAccount(values.account);
  const submit = () => {
    setIsChecked(true);
    if (!values.bank_name.trim() || !values.account.trim() || wrong) return;
    whenDone(
      save.mutateAsync({ id: requisites?.id ?? null, body: { ...values, is_main: isMain } }, { onSuccess: onClose }),
      (saved) => {
        const key = saved.state === 'pending' ? 'requisites.proposed' : 'requisites.saved';
        toast(t(key, { account: accountHint(saved) }), { tone: 'good' });
      },
    );
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={submit}
      title={t(requisites ? 'requisites.edit' : 'requisites.add')}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={save.isPending}
      error={formText(save.error, FIELDS)}
    >
      <Stack gap="md">
        <TextInput
          label={t('requisite.account')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={60}
          value={values.account}
          error={missing(values.account) ?? (isChecked && wrong ? reasonText(wrong) : fieldText(save.error, 'account'))}
          onChange={(event) => change({ account: event.currentTarget.value })}
          onBlur={() => values.account.trim() && setIsChecked(isChecked || wrong !== null)}
        />
        <TextInput
          label={t('requisite.bank_name')}
          required
          autoComplete="off"
          maxLength={200}
          value={values.bank_name}
          error={missing(values.bank_name) ?? fieldText(save.error, 'bank_name')}
          onChange={(event) => change({ bank_name: event.currentTarget.value })}
        />
        <TextInput
          label={t('requisite.bank_address')}
          autoComplete="off"
          maxLength={300}
          value={values.bank_address}
          error={fieldText(save.error, 'bank_address')}
          onChange={(event) => change({ bank_address: event.currentTarget.value })}
        />
        <FieldGrid>
          <Select
            label={t('requisite.type')}
            required
            allowDeselect={false}
            data={ACCOUNT_TYPES.map((value) => ({ value, label: t(`account_type.${value}`) }))}
            value={values.type}
            error={fieldText(save.error, 'type')}
            onChange={(type) => type && change({ type })}
          />
          <Select
            label={t('requisite.currency')}
            required
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('common:nothing_found')}
            data={currencies.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.currency}
            error={fieldText(save.error, 'currency')}
            onChange={(code) => code && change({ currency: code })}
          />
        </FieldGrid>
        <Switch
          label={t('requisites.make_main')}
          description={t('requisites.main_hint')}
          checked={isMain}
          disabled={requisites?.is_main ?? false}
          onChange={(event) => setIsMain(event.currentTarget.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
