import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitorCountry } from '../core/texts/visitor-country';
import { CALLING_CODES } from '@tenderlane/contract/identity/calling-codes';
import { wasJustSent, type SentCode } from './sent-code';
import { useSendCode } from './sign-in.api';
import { useRefusal } from './waiting-time';
import classes from './sign-in.module.css';

interface LoginFormProps {
  login: string;
  last: SentCode | null;
  onLogin: (login: string) => void;
  onSent: (sent: SentCode) => void;
}

export function LoginForm({ login, last, onLogin, onSent }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { data: countryId = 'us' } = useVisitorCountry();
  const [isMissing, setIsMissing] = useState(false);
  const send = useSendCode(onSent);
  const { waitS, text } = useRefusal(send, 'login');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = login.trim();
    setIsMissing(typed === '');
    if (typed === '' || waitS > 0) return;
    if (wasJustSent(last, typed)) onSent(last);
    else send.mutate({ login: typed });
  };

  return (
    <form onSubmit={submit} noValidate>
      <h1 className={classes.title}>{t('sign_in.title')}</h1>
      <p className={classes.text}>{t('sign_in.text')}</p>
      <TextInput
        label={t('sign_in.login')}
        description={t('sign_in.phone_hint', { code: CALLING_CODES[countryId] })}
        error={isMissing ? t('sign_in.login_missing') : text}
        size="lg"
        mt={20}
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        required
        value={login}
        onChange={(event) => {
          setIsMissing(false);
          // An error of one login does not apply to another.
          send.reset();
          onLogin(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth mt={20} loading={send.isPending} disabled={waitS > 0}>
        {t('sign_in.send_code')}
      </Button>
    </form>
  );
}
