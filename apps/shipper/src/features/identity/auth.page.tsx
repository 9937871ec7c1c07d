import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './code.form';
import { LoginForm } from './login.form';
import type { SentCode } from './sign-in.api';
import { Transfer } from './transfer';

/** Signing in by a code, or by the link of the other application. */
export function AuthPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { transfer } = useSearch({ strict: false });
  const [login, setLogin] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  return (
    <>
      <title>{`${t(sent ? 'code.title' : 'sign_in.title')} · ${t('common:app_name')}`}</title>
      {transfer && <Transfer code={transfer} />}
      {!transfer && !sent && <LoginForm login={login} onLogin={setLogin} onSent={setSent} />}
      {!transfer && sent && <CodeForm sent={sent} onSent={setSent} onBack={() => setSent(null)} />}
    </>
  );
}
