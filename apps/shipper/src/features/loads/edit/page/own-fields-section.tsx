import type { CustomField } from '@tenderlane/contract';
import { FormSection } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput, useShownFields } from '../../../fields';
import { ownFieldKey } from '../draft/draft-fields';
import { useField } from '../draft/use-draft';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { useProblem } from '../fields/use-problem';

export const OwnFieldsSection = memo(function OwnFieldsSection() {
  const { t } = useTranslation('loadEdit');
  const fields = useShownFields('load');
  if (fields.length === 0) return null;
  return (
    <FormSection title={t('custom.title')} why={t('custom.why')}>
      <div className={classes.row3}>
        {fields.map((field) => (
          <OwnField key={field.id} field={field} />
        ))}
      </div>
    </FormSection>
  );
});

function OwnField({ field }: { field: CustomField }) {
  const key = ownFieldKey(field.variable);
  const { value, change } = useField(key);
  return (
    <FieldAnchor path={key}>
      <FieldInput field={field} value={value} onChange={change} error={useProblem(key)} />
    </FieldAnchor>
  );
}
