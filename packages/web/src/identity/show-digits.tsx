import { Button } from '@mantine/core';
import { ApiError } from '../core/client/api-error';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useDates } from '../core/texts/use-dates';
import { useLink } from '../core/use-link';
import { useApplication } from '../core/application';
import { useSentCode, useShowDigits } from './sign-in.api';
import { useSecondsUntil } from './waiting-time';
import classes from './sign-in.module.css';

/**
 * Target of the link in a message. The button shows the six digits; in the browser that requested the code it signs in.
 */
export function ShowDigits({ secret }: { secret: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const press = useShowDigits();
  const { data: shown, error } = press;
  const leftS = useSecondsUntil(shown ? press.submittedAt + shown.expires_in_s * 1000 : 0);

  const isCut = secret === '' || (error instanceof ApiError && error.hasError('secret'));
  const isOver = error instanceof ApiError && error.status === 409;
  return (
    <>
      <title>{`${t('digits.title')} · ${t('common:app_name')}`}</title>
      {isCut && <ExpiredLink text={t('digits.incomplete')} />}
      {isOver && <ExpiredLink text={errorText(error)} />}
      {shown && leftS === 0 && <ExpiredLink text={t('digits.over')} />}
      {shown && leftS > 0 && <Digits shown={shown} leftS={leftS} />}
      {!isCut && !isOver && !shown && (
        <>
          <h1 className={classes.title}>{t('digits.title')}</h1>
          <p className={classes.text}>{t('digits.text')}</p>
          {error && (
            <p role="alert" className={classes.hint}>
              {errorText(error)}
            </p>
          )}
          <Button
            variant="filled"
            size="lg"
            fullWidth
            mt={20}
            autoFocus
            loading={press.isPending}
            onClick={() => press.mutate(secret)}
          >
            {t('digits.show')}
          </Button>
        </>
      )}
    </>
  );
}

interface DigitsProps {
  shown: { login: string; code: string; asked_at: string };
  leftS: number;
}

/** Digits to type in another browser; the requesting browser uses them automatically. */
function Digits({ shown, leftS }: DigitsProps) {
  const { t } = useTranslation('auth');
  const { time } = useDates();
  const { formats } = useApplication();
  const sentCode = useSentCode();
  const heading = useRef<HTMLHeadingElement>(null);
  // The digits replace the focused button, so they take the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {t('digits.title')}
      </h1>
      <p className={classes.digits}>{shown.code}</p>
      <p className={classes.text}>
        <Trans
          t={t}
          i18nKey="digits.type"
          values={{ time: time(shown.asked_at), left: formats.duration(Math.ceil(leftS / 60)) }}
          components={{ login: <strong>{shown.login}</strong> }}
        />
      </p>
      {sentCode.read()?.login === shown.login && <p className={classes.text}>{t('digits.other_request')}</p>}
      <p className={classes.hint}>{t('digits.never_pass_on')}</p>
    </>
  );
}

function ExpiredLink({ text }: { text: string | undefined }) {
  const { t } = useTranslation('auth');
  const signIn = useLink(useApplication().paths.signIn);
  return (
    <div role="alert">
      <h1 className={classes.title}>{t('transfer.failed')}</h1>
      <p className={classes.text}>{text}</p>
      <Button component="a" {...signIn} size="lg" variant="filled" fullWidth mt={20} autoFocus>
        {t('transfer.by_code')}
      </Button>
    </div>
  );
}
