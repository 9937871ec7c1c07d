import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTyped } from '@tenderlane/web/core/use-typed';
import { formText } from '@tenderlane/web/core/texts/error-text';
import type { CompanyBody } from '@tenderlane/web/brands/company.api';
import { COMPANY_FIELDS, companyBody, CompanyFields, type CompanyValues } from './company-fields';
import classes from './brands.module.css';

interface CompanyFormProps {
  initial: CompanyValues;
  submitLabel: string;
  onSubmit: (body: CompanyBody) => void;
  error: unknown;
  isPending: boolean;
  /** Set for a form that is a step of its own: the first field is focused and the button is filled. */
  isNew?: boolean;
  isReadOnly?: boolean;
}

export function CompanyForm(props: CompanyFormProps) {
  const { initial, submitLabel, onSubmit, error, isPending, isNew = false, isReadOnly = false } = props;
  const { values: company, change } = useTyped(isNew ? 'company' : null, initial);
  const [isChecked, setIsChecked] = useState(false);
  const problem = formText(error, COMPANY_FIELDS);
  return (
    <form
      noValidate
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (company.name.trim()) onSubmit(companyBody(company));
      }}
    >
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <CompanyFields
        company={company}
        onChange={change}
        error={error}
        isChecked={isChecked}
        isReadOnly={isReadOnly}
        hasFocus={isNew}
      />
      {!isReadOnly && (
        <div>
          <Button type="submit" variant={isNew ? 'filled' : 'default'} size="md" loading={isPending}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
