import { Button, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { TenderSummary } from '@tenderlane/contract';
import { CALLING_CODES } from '@tenderlane/contract/identity/calling-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../lib/application';
import { useVisitorCountry } from '@tenderlane/web/core/texts/visitor-country';
import { wasJustSent } from '@tenderlane/web/identity/sent-code';
import { useSendCode, useSentCode } from '@tenderlane/web/identity/sign-in.api';
import { useRefusal } from '@tenderlane/web/identity/waiting-time';
import type { VisitorBidStore } from './visitor-bid';
import { PublicTender } from './public-tender';
import { TenderPrice } from './tender-price';
import classes from './links.module.css';

interface VisitorBidFormProps {
  tender: TenderSummary;
  asked: VisitorBidStore;
  knownLogin: string;
}

export function VisitorBidForm({ tender, asked: { kept, keep }, knownLogin }: VisitorBidFormProps) {
  const { t } = useTranslation(['carrierApp', 'auth']);
  const { publicHref } = useLocation();
  const { data: countryId = 'us' } = useVisitorCountry();
  const sentCode = useSentCode();
  const [amount, setAmount] = useState(kept.amount ?? tender.starting_rate?.amount ?? null);
  const [login, setLogin] = useState(() => sentCode.read()?.login ?? knownLogin);
  const [hasTypingProblem, setHasTypingProblem] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const send = useSendCode((sent) => keep({ amount, login: sent.login }));
  const { waitS, text } = useRefusal(send, 'login');

  const submit = () => {
    setIsChecked(true);
    const typed = login.trim();
    if (typed === '' || amount === null || hasTypingProblem || waitS > 0 || send.isPending) return;
    // Every way to sign in returns to this page.
    session.rememberRoute(publicHref);
    const last = sentCode.read();
    if (wasJustSent(last, typed)) keep({ amount, login: typed });
    else send.mutate({ login: typed });
  };

  return (
    <PublicTender tender={tender} onSubmit={submit}>
      <h2 className={classes.subtitle}>{t('first_bid.title')}</h2>
      <TenderPrice
        tender={tender}
        amount={amount}
        onAmount={setAmount}
        onProblem={setHasTypingProblem}
        isChecked={isChecked}
      />
      <TextInput
        label={t('public_link.login')}
        description={t('auth:sign_in.phone_hint', { code: CALLING_CODES[countryId] })}
        error={isChecked && login.trim() === '' ? t('public_link.login_missing') : text}
        size="lg"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        value={login}
        onChange={(event) => {
          send.reset();
          setLogin(event.currentTarget.value);
        }}
      />
      <p className={classes.request}>{t('public_link.request', { shipper: tender.shipper.name })}</p>
      <Button type="submit" variant="filled" size="xl" fullWidth loading={send.isPending} disabled={waitS > 0}>
        {t('public_link.next')}
      </Button>
      <p className={classes.note}>{t('invitation.free')}</p>
    </PublicTender>
  );
}
