import { Alert, Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Facility } from '@tenderlane/contract';
import { FACILITY_CATEGORIES, FACILITY_LIMITS } from '@tenderlane/domain/facilities';
import { FieldPair } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { FileField } from '@tenderlane/web/files/file-field';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import { ContactsField } from './contacts-field';
import { FormPart } from './form-part';
import classes from './form.module.css';
import { HolidaysField } from './holidays-field';
import { HoursField } from './hours-field';
import { problemsOf, type Problems } from './facility-problems';
import { toFacilityValues, type FacilityValues, type FormPartProps, type FormPurpose } from './facility-values';
import { useSendFacility } from './use-send-facility';

interface FacilityFormProps {
  purpose: FormPurpose;
  facility: Facility | null;
  onDone: (id: number | null) => void;
  onCancel: () => void;
}

const NO_PROBLEMS: Problems = new Map();

export function FacilityForm({ purpose, facility, onDone, onCancel }: FacilityFormProps) {
  const { t } = useTranslation(['facilities', 'common']);
  const [values, setValues] = useState(() => toFacilityValues(facility, purpose));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { send, isPending, error } = useSendFacility(purpose, facility, onDone);
  const change = (part: Partial<FacilityValues>) => {
    setValues((before) => ({ ...before, ...part }));
    setProblems(NO_PROBLEMS);
  };
  const isProposal = purpose === 'publication' || purpose === 'correction';
  const prefix = isProposal ? 'content.' : '';
  const problemOf = (field: string) =>
    problems.get(field) ?? (error instanceof ApiError ? error.fieldError(prefix + field) : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    if (found.size === 0) return send(values);
    // Focus the first invalid field after it is marked.
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const parts = { values, change, problemOf };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {isProposal && <p className={classes.lead}>{t(`form.${purpose}_text`)}</p>}
      <MainFields {...parts} />
      <AddressFields {...parts} />
      <HoursField {...parts} />
      {values.isHoursKnown && <HolidaysField {...parts} />}
      <ContactsField {...parts} hint={purpose === 'publication' ? t('form.publication_contacts') : null} />
      <MoreFields {...parts} isProposal={isProposal} />
      {error && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {errorText(error)}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={isPending}>
          {t(isProposal ? 'form.send' : 'common:save')}
        </Button>
      </div>
    </form>
  );
}

function MainFields({ values, change, problemOf }: FormPartProps) {
  const { t } = useTranslation('facilities');
  return (
    <FieldPair>
      <TextInput
        label={t('field.name')}
        required
        data-autofocus
        maxLength={FACILITY_LIMITS.nameMax}
        value={values.name}
        error={problemOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Select
        label={t('field.category')}
        required
        allowDeselect={false}
        data={FACILITY_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={values.category}
        error={problemOf('category')}
        onChange={(category) => category && change({ category })}
      />
    </FieldPair>
  );
}

function MoreFields({ values, change, problemOf, isProposal }: FormPartProps & { isProposal: boolean }) {
  const { t } = useTranslation('facilities');
  const line = (name: 'company_name' | 'legal_number' | 'external_id', most: number) => (
    <TextInput
      label={t(`field.${name}`)}
      maxLength={most}
      value={values[name]}
      error={problemOf(name)}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <Textarea
        label={t('field.note')}
        autosize
        minRows={2}
        maxLength={FACILITY_LIMITS.noteMax}
        value={values.note}
        error={problemOf('note')}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <FormPart title={t('card.company')}>
        <FieldPair>
          {line('company_name', 200)}
          {line('legal_number', 50)}
          {!isProposal && line('external_id', 100)}
        </FieldPair>
      </FormPart>
      {isProposal ? (
        <Textarea
          label={t('form.comment')}
          autosize
          minRows={2}
          maxLength={FACILITY_LIMITS.commentMax}
          value={values.comment}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
      ) : (
        <FileField
          label={t('field.photos')}
          kinds="images"
          max={FACILITY_LIMITS.photosMax}
          value={values.files}
          onChange={(files) => change({ files })}
          error={problemOf('file_ids')}
        />
      )}
    </>
  );
}
