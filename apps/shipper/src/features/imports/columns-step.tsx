import { Alert, Button, Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ImportFile } from '@tenderlane/contract';
import { ReasonButton, SectionCard } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnField } from './column-field';
import { columnNames } from './column-names';
import { useCheck } from './imports.api';
import { SampleTable } from './sample-table';
import classes from './imports.module.css';

interface ColumnsStepProps {
  file: ImportFile;
  onChecked: () => void;
  onOther: () => void;
}

export function ColumnsStep({ file, onChecked, onOther }: ColumnsStepProps) {
  const { t } = useTranslation('imports');
  const [mapping, setMapping] = useState<Readonly<Record<string, number>>>(file.mapping);
  const [overwrite, setOverwrite] = useState(file.options.overwrite);
  const check = useCheck(file.id);
  const chosen = new Map(Object.entries(mapping));
  const names = columnNames(file.columns, t);
  const missing = file.fields.filter(({ key, is_required: isRequired }) => isRequired && !chosen.has(key));
  const choose = (field: string, column: number | null) => {
    // A column used by another field moves to this one.
    const rest = Object.entries(mapping).filter(([key, place]) => key !== field && place !== column);
    setMapping(Object.fromEntries(column === null ? rest : [...rest, [field, column]]));
  };
  const reason = missing.length > 0 ? t('missing', { fields: missing.map(({ label }) => label).join(', ') }) : null;
  return (
    <>
      <SectionCard title={t('columns_title')}>
        <p className={classes.hint}>
          <FormatNote file={file} />
        </p>
        <p className={classes.hint}>{t(file.is_remembered ? 'remembered' : 'guessed')}</p>
        <div className={classes.fields}>
          {file.fields.map((field) => (
            <ColumnField
              key={field.key}
              field={field}
              names={names}
              column={chosen.get(field.key) ?? null}
              sample={file.sample}
              onChange={(column) => choose(field.key, column)}
            />
          ))}
        </div>
        <NotRead names={names.filter((_name, column) => !Object.values(mapping).includes(column))} />
        <Checkbox
          className={classes.option}
          label={t(`overwrite.${file.kind}`)}
          description={t(`overwrite_hint.${file.kind}`)}
          checked={overwrite}
          onChange={(event) => setOverwrite(event.currentTarget.checked)}
        />
      </SectionCard>
      <SampleTable file={file} names={names} />
      {check.isError && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {errorText(check.error)}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button onClick={onOther}>{t('another_file')}</Button>
        <ReasonButton
          variant="filled"
          reason={reason}
          loading={check.isPending}
          onClick={() => check.mutate({ mapping: { ...mapping }, options: { overwrite } }, { onSuccess: onChecked })}
        >
          {t('check')}
        </ReasonButton>
      </div>
    </>
  );
}

function NotRead({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('imports');
  if (names.length === 0) return null;
  return (
    <Alert className={classes.option} color="yellow" icon={<IconAlertTriangle size={16} />}>
      {t('not_read', { columns: names.join(', ') })}
    </Alert>
  );
}

function FormatNote({ file: { format, file_name: name } }: { file: ImportFile }) {
  const { t } = useTranslation('imports');
  const { type, encoding, delimiter, sheet } = format;
  const text =
    type === 'xlsx'
      ? t('format.xlsx', { sheet: sheet ?? '' })
      : t('format.csv', {
          encoding: encoding?.toUpperCase() ?? '',
          delimiter: delimiter === '\t' ? t('delimiter.tab') : (delimiter ?? ''),
        });
  return (
    <>
      {name} · {text}
    </>
  );
}
