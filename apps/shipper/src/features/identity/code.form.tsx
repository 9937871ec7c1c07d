import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { CodeInput } from '@tenderlane/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { duration } from '../../lib/formats';
import { useSignIn, type SentCode } from './sign-in.api';
import { Resend } from './resend';
import { useRefusal } from './wait';
import classes from './identity.module.css';

const Strong = ({ text }: { text: string }) => <strong className={classes.strong}>{text}</strong>;

interface CodeFormProps {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
}

/** Takes the six digits and signs in with the sixth. */
export function CodeForm({ sent, onSent, onBack }: CodeFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  // The form takes the place of another one on the same page, so it takes the focus as a page would.
  useEffect(() => field.current?.focus(), []);

  const signIn = useSignIn(sent.login, () => {
    setCode('');
    field.current?.focus();
  });
  const { waitS, text: refusal } = useRefusal(signIn, 'code');
  const isBlocked = signIn.isPending || waitS > 0;
  const submit = (digits: string) => {
    if (digits.length === 6 && !isBlocked) signIn.mutate(digits);
  };
  const change = (digits: string) => {
    setCode(digits);
    if (digits !== '' && signIn.isError && waitS === 0) signIn.reset();
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <h1 className={classes.title}>{t('code.title')}</h1>
      <p id={hintId} className={classes.text}>
        <Trans
          t={t}
          i18nKey={`code.sent_${sent.channel}`}
          values={{ time: duration(Math.round(sent.expiresInS / 60)) }}
          components={{ login: <Strong text={sent.login} /> }}
        />
      </p>
      <div className={classes.code}>
        <CodeInput
          ref={field}
          label={t('common:input.code')}
          value={code}
          onChange={change}
          onComplete={submit}
          invalid={refusal !== undefined}
          describedBy={hintId}
        />
      </div>
      <div role="alert" className={classes.error}>
        {refusal}
      </div>
      <Resend
        sent={sent}
        onSent={(next) => {
          onSent(next);
          field.current?.focus();
        }}
      />
      <Button
        type="submit"
        variant="filled"
        size="lg"
        fullWidth
        mt={20}
        loading={signIn.isPending}
        disabled={code.length < 6 || waitS > 0}
      >
        {t('code.sign_in')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="md"
        fullWidth
        mt={8}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {t('code.use_another')}
      </Button>
    </form>
  );
}
