import { Select, TextInput } from '@mantine/core';
import type { CarrierDocument, DocumentBody, StoredFile } from '@tenderlane/contract';
import { CURRENCY_CODES, isCurrency, type Currency } from '@tenderlane/domain/money';
import { DOCUMENT_KINDS, type DocumentKind } from '@tenderlane/domain/packets';
import { ConfirmDialog, DayInput, FieldPair, MoneyInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../core/client/api-error';
import { moneyFieldOf } from '../core/texts/money-field';
import { useDayField } from '../moment-field';
import { FileField } from '../files/file-field';

interface DocumentDialogProps {
  document?: CarrierDocument | undefined;
  kind?: DocumentKind | undefined;
  mustExpire?: boolean;
  currency: string;
  pending: boolean;
  error: unknown;
  onSave: (body: DocumentBody) => void;
  onClose: () => void;
}

interface Draft {
  kind: DocumentKind;
  title: string;
  number: string;
  issued: string | null;
  expires: string | null;
  amount: number | null;
  currency: Currency;
  files: StoredFile[];
}

const draftOf = (document: CarrierDocument | undefined, kind: DocumentKind, currency: string): Draft => ({
  kind: document?.kind ?? kind,
  title: document?.title ?? '',
  number: document?.number ?? '',
  issued: document?.issued_on ?? null,
  expires: document?.expires_on ?? null,
  amount: document?.amount?.amount ?? null,
  currency: [document?.amount?.currency, currency].find((code): code is Currency => isCurrency(code ?? '')) ?? 'EUR',
  files: document?.files ?? [],
});

export function DocumentDialog(props: DocumentDialogProps) {
  const { document, kind = 'insurance', mustExpire = false, currency, pending, error, onSave, onClose } = props;
  const { t } = useTranslation(['packets', 'common']);
  const [draft, setDraft] = useState(() => draftOf(document, kind, currency));
  const [isTried, setIsTried] = useState(false);
  const [hasProblem, setHasProblem] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const title = draft.title.trim() || (draft.kind === 'other' ? '' : t(`kind.${draft.kind}`));
  const lacks = {
    title: title === '',
    expires: mustExpire && draft.expires === null,
    amount: draft.kind === 'insurance' && draft.amount === null,
  };
  const problemOf = (field: string) => (error instanceof ApiError ? error.fieldError(field) : undefined);
  const save = () => {
    setIsTried(true);
    if (hasProblem || Object.values(lacks).some(Boolean)) return;
    const { kind: chosen, number, issued, expires, amount, files } = draft;
    onSave({
      ...{ kind: chosen, title, number: number.trim() || null, issued_on: issued, expires_on: expires },
      amount: amount === null ? null : { amount, currency: draft.currency },
      file_ids: files.map(({ id }) => id),
    });
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={save}
      title={t(document ? 'document.change' : 'document.add')}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={pending}
      error={error instanceof Error ? error.message : null}
    >
      <Select
        label={t('document.kind')}
        data={DOCUMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={draft.kind}
        onChange={(value) => value && change({ kind: value as DocumentKind })}
        disabled={props.kind !== undefined}
        allowDeselect={false}
        required
      />
      <TextInput
        label={t('document.title')}
        value={draft.title}
        placeholder={draft.kind === 'other' ? '' : t(`kind.${draft.kind}`)}
        maxLength={200}
        required={draft.kind === 'other'}
        error={problemOf('title') ?? (isTried && lacks.title ? t('document.title_missing') : null)}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <TextInput
        label={t('document.number')}
        value={draft.number}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => change({ number: value })}
      />
      <Dates
        draft={draft}
        onChange={change}
        onProblem={setHasProblem}
        mustExpire={mustExpire}
        error={problemOf('expires_on') ?? (isTried && lacks.expires ? t('document.expiry_missing') : null)}
      />
      {draft.kind === 'insurance' && (
        <Cover
          draft={draft}
          onChange={change}
          onProblem={setHasProblem}
          error={isTried && lacks.amount ? t('document.amount_missing') : null}
        />
      )}
      <FileField
        label={t('document.files')}
        kinds="documents"
        value={draft.files}
        onChange={(files) => change({ files })}
        error={problemOf('file_ids')}
      />
    </ConfirmDialog>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onProblem: (hasProblem: boolean) => void;
  error: string | null | undefined;
}

function Dates({ draft, onChange, onProblem, error, mustExpire }: PartProps & { mustExpire: boolean }) {
  const { t } = useTranslation('packets');
  const field = useDayField()();
  const note = (problem: string | null) => onProblem(problem !== null);
  return (
    <FieldPair>
      <DayInput
        label={t('document.issued')}
        field={field}
        value={draft.issued}
        onChange={(issued) => onChange({ issued })}
        onProblem={note}
      />
      <DayInput
        label={t('document.expires')}
        field={field}
        value={draft.expires}
        onChange={(expires) => onChange({ expires })}
        onProblem={note}
        required={mustExpire}
        error={error}
      />
    </FieldPair>
  );
}

function Cover({ draft, onChange, onProblem, error }: PartProps) {
  const { t } = useTranslation('packets');
  return (
    <FieldPair>
      <MoneyInput
        {...moneyFieldOf(draft.currency)}
        label={t('document.amount')}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        onProblem={(problem) => onProblem(problem !== null)}
        required
        error={error}
      />
      <Select
        label={t('document.currency')}
        data={[...CURRENCY_CODES]}
        value={draft.currency}
        onChange={(code) => isCurrency(code ?? '') && onChange({ currency: code as Currency })}
        allowDeselect={false}
        searchable
      />
    </FieldPair>
  );
}
