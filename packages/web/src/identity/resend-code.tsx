import { UnstyledButton } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { useInstallation } from '../shell/installation.api';
import type { SentCode } from './sent-code';
import { useSendCode } from './sign-in.api';
import { useRefusal, useSecondsUntil, useWaitText } from './waiting-time';
import classes from './sign-in.module.css';

const Time = ({ text }: { text: string }) => <strong className={classes.strong}>{text}</strong>;

function WhereToLook({ sent: { channel, login } }: { sent: SentCode }) {
  const { t } = useTranslation('auth');
  const { data: installation } = useInstallation();
  if (!installation?.has_mailbox) return `${channel === 'email' ? `${t('code.spam')} ` : ''}${t('code.link')}`;
  const mailbox = (
    <a
      className={classes.link}
      href={`/dev/mailbox?to=${encodeURIComponent(login)}`}
      target="_blank"
      rel="noreferrer"
    />
  );
  return <Trans t={t} i18nKey="code.mailbox" components={{ mailbox }} />;
}

export function ResendCode({ sent, onSent }: { sent: SentCode; onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation('auth');
  const waitText = useWaitText();
  const send = useSendCode(onSent);
  const { waitS: refusedS, text: refusal } = useRefusal(send, 'login');
  const tooSoonS = useSecondsUntil(sent.sentAtMs + sent.resendAfterS * 1000, sent.resendAfterS);
  const waitS = Math.max(refusedS, tooSoonS);
  return (
    <div className={classes.hint}>
      {refusal && refusedS === 0 && <p role="alert">{refusal}</p>}
      {send.isSuccess && <p role="status">{t('code.resent')}</p>}
      {t('code.not_received')}{' '}
      {waitS > 0 && <Trans t={t} i18nKey="code.resend_in" components={{ time: <Time text={waitText(waitS)} /> }} />}
      {waitS === 0 && (
        <UnstyledButton
          className={classes.link}
          disabled={send.isPending}
          onClick={() => send.mutate({ login: sent.login, request: sent.request })}
        >
          {t('code.resend')}
        </UnstyledButton>
      )}{' '}
      <WhereToLook sent={sent} />
    </div>
  );
}
