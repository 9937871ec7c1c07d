import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { errorText } from '../../core/texts/error-text';
import { useSaveProfile, type Profile } from '../profile.api';
import { TermsField } from './terms-field';
import classes from '../person-form.module.css';

interface AcceptTermsProps {
  person: Pick<Profile, 'first_name' | 'last_name'>;
  submit: (isPending: boolean) => ReactNode;
  onSaved: () => void;
}

export function AcceptTerms({ person: { first_name, last_name }, submit, onSaved }: AcceptTermsProps) {
  const [hasAccepted, setHasAccepted] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveProfile();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (hasAccepted) save.mutate({ first_name, last_name, accepts_terms: true }, { onSuccess: onSaved });
  };
  return (
    <form onSubmit={send} noValidate className={classes.fields}>
      {save.error && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {errorText(save.error)}
        </Alert>
      )}
      <TermsField isChecked={isChecked} hasAccepted={hasAccepted} onChange={setHasAccepted} />
      {submit(save.isPending)}
    </form>
  );
}
