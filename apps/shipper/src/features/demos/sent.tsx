import { Button } from '@mantine/core';
import type { AnswerOf, PublicApi } from '@tenderlane/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './demos.module.css';

interface SentProps {
  login: string;
  sent: AnswerOf<PublicApi['POST /demo_bookings']>['data'];
  onBack: () => void;
}

export function Sent({ login, sent: { channel }, onBack }: SentProps) {
  const { t } = useTranslation('demos');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h2>
      <p>{t(`sent_${channel}`, { login: login.trim() })}</p>
      <div>
        <Button onClick={onBack}>{t('again')}</Button>
      </div>
    </div>
  );
}
