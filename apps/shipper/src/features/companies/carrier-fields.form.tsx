import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Carrier, CustomField } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import { isSameValue } from '@tenderlane/domain/fields';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { FieldGrid } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../fields';
import { useSaveOwnFields } from './carrier-company.api';
import classes from './companies.module.css';

interface CarrierFieldsFormProps {
  carrier: Carrier;
  fields: readonly CustomField[];
  onClose: () => void;
}

interface Edit {
  value: unknown;
  known: unknown;
}
type Edits = ReadonlyMap<string, Edit>;

const pathOf = (variable: string) => `custom.${variable}`;

const conflictsOf = (error: unknown): unknown[] => {
  if (!(error instanceof ApiError) || error.code !== 'carrier.changed-meanwhile') return [];
  const { fields } = error.params;
  return Array.isArray(fields) ? fields : [];
};

/** Edited values; untouched fields show the carrier's current value, even after a colleague changes it. */
function useEdits({ custom }: Carrier) {
  const [edits, setEdits] = useState<Edits>(new Map());
  const before = (variable: string) => lookUp(custom, variable) ?? null;
  return {
    valueOf: (variable: string) => (edits.has(variable) ? edits.get(variable)?.value : before(variable)),
    change: (variable: string, value: unknown) => {
      const known = edits.has(variable) ? edits.get(variable)?.known : before(variable);
      setEdits(new Map([...edits, [variable, { value, known }]]));
    },
    changed: [...edits].filter(([, { value, known }]) => !isSameValue(value, known)),
    drop: (isDropped: (variable: string) => boolean) =>
      setEdits((all) => new Map([...all].filter(([variable]) => !isDropped(variable)))),
  };
}

export function CarrierFieldsForm({ carrier, fields, onClose }: CarrierFieldsFormProps) {
  const { t } = useTranslation(['company', 'common']);
  const { valueOf, change, changed, drop } = useEdits(carrier);
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveOwnFields(carrier.id);
  const isMissing = ({ required, variable }: CustomField) => required && (valueOf(variable) ?? null) === null;
  const errorOf = (field: CustomField) =>
    isChecked && isMissing(field) ? reasonText({ code: 'required' }) : fieldText(save.error, pathOf(field.variable));
  const problem = formText(
    save.error,
    fields.map(({ variable }) => pathOf(variable)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (fields.some(isMissing)) return;
    if (changed.length === 0) return onClose();
    const custom = Object.fromEntries(changed.map(([variable, { value }]) => [variable, value]));
    const known = Object.fromEntries(changed.map(([variable, edit]) => [variable, edit.known]));
    whenDone(
      save.mutateAsync(
        { custom, custom_known: known },
        {
          onSuccess: onClose,
          onError: (error) => {
            const conflicts = conflictsOf(error);
            drop((variable) => conflicts.includes(pathOf(variable)));
          },
        },
      ),
      () => toast(t('carrier.own_fields_saved'), { tone: 'good' }),
    );
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <FieldGrid>
        {fields.map((field) => (
          <FieldInput
            key={field.id}
            field={field}
            value={valueOf(field.variable)}
            onChange={(value) => change(field.variable, value)}
            error={errorOf(field)}
          />
        ))}
      </FieldGrid>
      <div className={classes.footer}>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('common:save')}
        </Button>
        <Button onClick={onClose}>{t('carrier.cancel_edit')}</Button>
      </div>
    </form>
  );
}
