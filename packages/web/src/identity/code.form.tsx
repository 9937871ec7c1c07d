import { CodeForm as CodeFields } from '@tenderlane/ui';
import { useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useApplication } from '../core/application';
import { ResendCode } from './resend-code';
import type { SentCode } from './sent-code';
import { useSignIn } from './sign-in.api';
import { useRefusal } from './waiting-time';

interface CodeFormProps {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
}

export function CodeForm({ sent, onSent, onBack }: CodeFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { formats } = useApplication();
  const field = useRef<HTMLInputElement>(null);
  const signIn = useSignIn(sent);
  const { waitS, text: refusal } = useRefusal(signIn, 'code');
  return (
    <CodeFields
      texts={{
        title: t('code.title'),
        code: t('common:input.code'),
        signIn: t('code.sign_in'),
        useAnother: t('code.use_another'),
      }}
      hint={
        <Trans
          t={t}
          i18nKey={`code.sent_${sent.channel}`}
          values={{ time: formats.duration(Math.round(sent.expiresInS / 60)) }}
          components={{ login: <strong>{sent.login}</strong> }}
        />
      }
      refusal={refusal}
      isPending={signIn.isPending}
      isBlocked={waitS > 0}
      onSubmit={signIn.mutateAsync}
      onType={() => signIn.isError && waitS === 0 && signIn.reset()}
      onBack={onBack}
      resend={
        <ResendCode
          sent={sent}
          onSent={(next) => {
            onSent(next);
            field.current?.focus();
          }}
        />
      }
      field={field}
    />
  );
}
