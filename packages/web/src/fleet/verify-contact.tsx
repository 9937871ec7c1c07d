import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@tenderlane/contract';
import { CodeInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fleetKeys } from './query-keys';
import { errorText } from '../core/texts/error-text';
import { toast } from '../toasts';
import type { FleetSource } from './fleet.api';
import classes from './fleet.module.css';

export interface VerifyCalls {
  sendCode: (id: number, channel: 'phone' | 'email') => Promise<unknown>;
  verify: (id: number, channel: 'phone' | 'email', code: string) => Promise<unknown>;
}

interface VerifyContactProps {
  source: FleetSource & Partial<VerifyCalls>;
  contact: Contact;
}

export function VerifyContact({ source, contact }: VerifyContactProps) {
  return (['phone', 'email'] as const).map((channel) => {
    const login = contact[channel];
    if (login === null || contact[`${channel}_state`] === 'verified') return null;
    return <VerifyWay key={channel} source={source} contact={contact} channel={channel} login={login} />;
  });
}

function VerifyWay({
  source,
  contact,
  channel,
  login,
}: VerifyContactProps & { channel: 'phone' | 'email'; login: string }) {
  const { t } = useTranslation('fleet');
  const [code, setCode] = useState('');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: fleetKeys.kind(source.kind, source.carrierId) });
  const onPage = { meta: { errorOnPage: true } } as const;
  const send = useMutation({
    ...onPage,
    mutationFn: async () => source.sendCode?.(contact.id, channel),
    onSettled: refresh,
  });
  const check = useMutation({
    ...onPage,
    mutationFn: async (digits: string) => source.verify?.(contact.id, channel, digits),
    onSuccess: () => toast(t('verify.done', { login }), { tone: 'good' }),
    onError: () => setCode(''),
    onSettled: refresh,
  });
  const isSent = contact[`${channel}_state`] === 'sent';
  const problem = errorText(check.error, 'code') ?? errorText(send.error, 'channel');
  return (
    <div className={classes.verify}>
      {isSent && (
        <>
          <p>{t('verify.text', { login })}</p>
          <CodeInput
            label={t('verify.check')}
            value={code}
            onChange={(digits) => {
              check.reset();
              setCode(digits);
            }}
            onComplete={(digits) => check.mutate(digits)}
            invalid={check.isError}
            disabled={check.isPending}
          />
        </>
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button
          leftSection={<IconMailForward size={16} aria-hidden />}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {isSent ? t('verify.again') : t(`verify.send_${channel}`)}
        </Button>
        {!isSent && <span className={classes.note}> {login}</span>}
      </div>
    </div>
  );
}
