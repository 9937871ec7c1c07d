import { Button, Select, Switch, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PacketContentBody } from '@tenderlane/contract';
import { isCurrency, type Currency } from '@tenderlane/domain/money';
import { DOCUMENT_KINDS, missingLanguages, PACKET_LIMITS, type DocumentKind } from '@tenderlane/domain/packets';
import { FieldPair, MoneyInput, SectionCard } from '@tenderlane/ui';
import { moneyFieldOf } from '@tenderlane/web/core/texts/money-field';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import { CountriesField } from './countries-field';
import { FoldedItem, type Fold } from './folded-item';
import { MoveButtons } from './move-buttons';
import { moveItem, newKey, replaceItem, removeItem } from './template';
import type { ProblemOf } from './use-problems';
import { isWritten, translated, translationOf, type Writing } from './words';

type Required = PacketContentBody['documents'][number];

interface RequiredDocumentsProps {
  documents: readonly Required[];
  currency: string;
  problemOf: ProblemOf;
  writing: Writing;
  fold: Fold;
  onChange: (documents: Required[]) => void;
}

const newDocument = (): Required => ({
  id: newKey(),
  kind: 'insurance',
  label: null,
  required: true,
  expires: true,
  least: null,
  countries: [],
});

export function RequiredDocuments(props: RequiredDocumentsProps) {
  const { documents, currency, problemOf, writing, fold, onChange } = props;
  const { t } = useTranslation('packets');
  const add = () => {
    const document = newDocument();
    onChange([...documents, document]);
    fold.toggle(document.id);
  };
  return (
    <SectionCard title={t('documents.title')} note={t('setup.documents_why')}>
      <div className={classes.stack}>
        <div className={classes.items}>
          {documents.map((document, index) => (
            <DocumentEditor
              key={document.id}
              document={document}
              currency={currency}
              error={problemOf(`documents.${index}.label`)}
              writing={writing}
              fold={fold}
              onChange={(next) => onChange(replaceItem(documents, index, next))}
              buttons={
                <MoveButtons
                  name={document.label ?? t(`kind.${document.kind}`)}
                  index={index}
                  count={documents.length}
                  onMove={(by) => onChange(moveItem(documents, index, by))}
                  onRemove={() => onChange(removeItem(documents, index))}
                />
              }
            />
          ))}
        </div>
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
  writing: Writing;
  fold: Fold;
  onChange: (document: Required) => void;
  buttons: React.ReactNode;
}

function DocumentEditor({ document, currency, error, writing, fold, onChange, buttons }: DocumentEditorProps) {
  const { t } = useTranslation('packets');
  const change = (part: Partial<Required>) => onChange({ ...document, ...part });
  const { id, kind, label, required, expires } = document;
  return (
    <FoldedItem
      id={id}
      name={label ?? t(`kind.${kind}`)}
      facts={[...(required ? [t('setup.required')] : []), ...(expires ? [t('setup.expires')] : [])]}
      missing={missingLanguages({ label, translations: document.translations }, writing.written)}
      hasProblem={error !== null}
      fold={fold}
      buttons={buttons}
    >
      <div className={classes.between}>
        <Switch
          label={t('setup.required')}
          checked={required}
          onChange={({ currentTarget: { checked } }) => change({ required: checked })}
        />
        <Switch
          label={t('setup.expires')}
          checked={expires}
          onChange={({ currentTarget: { checked } }) => change({ expires: checked })}
        />
      </div>
      <FieldPair>
        <Select
          label={t('document.kind')}
          data={DOCUMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => value && change({ kind: value as DocumentKind, least: null })}
        />
        <DocumentName document={document} error={error} writing={writing} onChange={onChange} />
        {kind === 'insurance' && (
          <LeastCover value={document.least} currency={currency} onChange={(least) => change({ least })} />
        )}
      </FieldPair>
      <CountriesField value={document.countries} onChange={(countries) => change({ countries })} />
    </FoldedItem>
  );
}

type DocumentNameProps = Pick<DocumentEditorProps, 'document' | 'error' | 'writing' | 'onChange'>;

/** Own name of a document; without one the name of its kind is shown in every language. */
function DocumentName({ document, error, writing, onChange }: DocumentNameProps) {
  const { t } = useTranslation('packets');
  const { kind, label } = document;
  const isFirst = isWritten(writing);
  return (
    <TextInput
      label={t('setup.document_label')}
      placeholder={(!isFirst && label) || (kind === 'other' ? '' : t(`kind.${kind}`))}
      value={isFirst ? (label ?? '') : (translationOf(document, writing).label ?? '')}
      maxLength={200}
      required={isFirst && kind === 'other'}
      readOnly={!isFirst && label === null}
      error={isFirst && error}
      onChange={({ currentTarget: { value } }) =>
        onChange(isFirst ? { ...document, label: value || null } : translated(document, writing, { label: value }))
      }
    />
  );
}

interface LeastCoverProps {
  value: Required['least'];
  currency: string;
  onChange: (least: Required['least']) => void;
}

function LeastCover({ value, currency, onChange }: LeastCoverProps) {
  const { t } = useTranslation('packets');
  const code: Currency = isCurrency(value?.currency ?? currency) ? ((value?.currency ?? currency) as Currency) : 'EUR';
  return (
    <MoneyInput
      {...moneyFieldOf(code)}
      label={t('setup.least')}
      value={value?.amount ?? null}
      onChange={(amount) => onChange(amount === null ? null : { amount, currency: code })}
    />
  );
}
