import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from './login.form';
import { useAccount } from '../core/queries/account';
import { TryDemo } from './try-demo';
import type { SentCode } from './sent-code';
import { useSentCode } from './sign-in.api';

const CodeForm = lazy(readAhead(async () => ({ default: (await import('./code.form')).CodeForm })));
const Transfer = lazy(async () => ({ default: (await import('./transfer')).Transfer }));

/** `transfer` is the secret of a sign-in link made by the other application. */
export function SignIn({ transfer }: { transfer: string | undefined }) {
  const { t } = useTranslation(['auth', 'common']);
  const sentCode = useSentCode();
  const account = useAccount();
  // The link of a message identifies the user by the address it was sent to.
  const known = account?.email ?? account?.phone;
  // After a reload, continue with the last code this browser requested.
  const [last, setLast] = useState(() => {
    const kept = sentCode.read();
    return known && kept?.login !== known ? null : kept;
  });
  const [isTyping, setIsTyping] = useState(last !== null);
  const [login, setLogin] = useState(last?.login ?? known ?? '');
  const sent = isTyping ? last : null;
  const takeSent = (next: SentCode) => {
    setLast(next);
    setIsTyping(true);
  };
  return (
    <>
      <title>{`${t(sent ? 'code.title' : 'sign_in.title')} · ${t('common:app_name')}`}</title>
      {!transfer && !sent && <LoginForm login={login} last={last} onLogin={setLogin} onSent={takeSent} />}
      <Suspense>
        {transfer && <Transfer code={transfer} />}
        {!transfer && !sent && <TryDemo />}
        {!transfer && sent && <CodeForm sent={sent} onSent={takeSent} onBack={() => setIsTyping(false)} />}
      </Suspense>
    </>
  );
}
