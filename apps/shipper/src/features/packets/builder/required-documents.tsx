import { Button, Select, Switch, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PacketContentBody } from '@tenderlane/contract';
import { isCurrency, type Currency } from '@tenderlane/domain';
import { DOCUMENT_KINDS, PACKET_LIMITS, type DocumentKind } from '@tenderlane/domain/packets';
import { MoneyInput, SectionCard } from '@tenderlane/ui';
import { moneyFieldOf } from '@tenderlane/web/core/texts/money-field';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import { CountriesField } from './countries-field';
import { MoveButtons } from './move-buttons';
import { moved, newKey, replaced, without } from './template';
import type { ProblemOf } from './use-problems';

type Required = PacketContentBody['documents'][number];

interface RequiredDocumentsProps {
  documents: readonly Required[];
  currency: string;
  problemOf: ProblemOf;
  onChange: (documents: Required[]) => void;
}

/** The documents that every carrier hands in. */
export function RequiredDocuments({ documents, currency, problemOf, onChange }: RequiredDocumentsProps) {
  const { t } = useTranslation('packets');
  const add = () =>
    onChange([
      ...documents,
      { id: newKey(), kind: 'insurance', label: null, required: true, expires: true, least: null, countries: [] },
    ]);
  return (
    <SectionCard title={t('documents.title')} note={t('setup.documents_why')}>
      <div className={classes.stack}>
        {documents.map((document, index) => (
          <DocumentEditor
            key={document.id}
            document={document}
            currency={currency}
            error={problemOf(`documents.${index}.label`)}
            onChange={(next) => onChange(replaced(documents, index, next))}
            buttons={
              <MoveButtons
                name={document.label ?? t(`kind.${document.kind}`)}
                index={index}
                count={documents.length}
                onMove={(by) => onChange(moved(documents, index, by))}
                onRemove={() => onChange(without(documents, index))}
              />
            }
          />
        ))}
        <div>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={documents.length >= PACKET_LIMITS.documentsMax}
            onClick={add}
          >
            {t('setup.add_document')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}

interface DocumentEditorProps {
  document: Required;
  currency: string;
  error: string | null;
  onChange: (document: Required) => void;
  buttons: React.ReactNode;
}

function DocumentEditor({ document, currency, error, onChange, buttons }: DocumentEditorProps) {
  const { t } = useTranslation('packets');
  const change = (part: Partial<Required>) => onChange({ ...document, ...part });
  return (
    <div className={classes.card} role="group" aria-label={document.label ?? t(`kind.${document.kind}`)}>
      <div className={classes.between}>
        <Switch
          label={t('setup.required')}
          checked={document.required}
          onChange={({ currentTarget: { checked } }) => change({ required: checked })}
        />
        <Switch
          label={t('setup.expires')}
          checked={document.expires}
          onChange={({ currentTarget: { checked } }) => change({ expires: checked })}
        />
        {buttons}
      </div>
      <div className={`${classes.pair} ${classes.top}`}>
        <Select
          label={t('document.kind')}
          data={DOCUMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={document.kind}
          allowDeselect={false}
          onChange={(kind) => kind && change({ kind: kind as DocumentKind, least: null })}
        />
        <TextInput
          label={t('setup.document_label')}
          placeholder={document.kind === 'other' ? '' : t(`kind.${document.kind}`)}
          value={document.label ?? ''}
          maxLength={200}
          required={document.kind === 'other'}
          error={error}
          onChange={({ currentTarget: { value } }) => change({ label: value || null })}
        />
        {document.kind === 'insurance' && (
          <LeastCover value={document.least} currency={currency} onChange={(least) => change({ least })} />
        )}
      </div>
      <CountriesField value={document.countries} onChange={(countries) => change({ countries })} />
    </div>
  );
}

interface LeastCoverProps {
  value: Required['least'];
  currency: string;
  onChange: (least: Required['least']) => void;
}

function LeastCover({ value, currency, onChange }: LeastCoverProps) {
  const { t } = useTranslation('packets');
  const { countryId } = useDates();
  const code: Currency = isCurrency(value?.currency ?? currency) ? ((value?.currency ?? currency) as Currency) : 'EUR';
  return (
    <MoneyInput
      {...moneyFieldOf(code, countryId)}
      label={t('setup.least')}
      value={value?.amount ?? null}
      onChange={(amount) => onChange(amount === null ? null : { amount, currency: code })}
    />
  );
}
