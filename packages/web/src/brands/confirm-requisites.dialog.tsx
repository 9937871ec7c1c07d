import { Alert, Button, Modal, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Requisites } from '@tenderlane/contract';
import { CodeInput, KeyValues, useRestoreFocus } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { reasonText } from '../core/texts/reason-text';
import { toast } from '../toasts';
import { useConfirmRequisites, useSendCompanyCode } from './company-data.api';
import classes from './company-data.module.css';
import { accountHint } from './account-hint';

const CODE_LENGTH = 6;

export function ConfirmRequisitesDialog({ requisites, onClose }: { requisites: Requisites; onClose: () => void }) {
  const { t } = useTranslation(['company', 'common']);
  const confirm = useConfirmRequisites();
  useRestoreFocus(true);
  const account = accountHint(requisites);
  const refusal = requisites.refusals['confirm'];
  const done = () => {
    toast(t('requisites.confirmed', { account }), { tone: 'good' });
    onClose();
  };
  const press = (code?: string) =>
    confirm.mutate({ id: requisites.id, ...(code !== undefined && { code }) }, { onSuccess: done });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('requisites.confirm_title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <p>{t('requisites.confirm_text')}</p>
        <KeyValues
          items={[
            { label: t('requisite.account'), value: requisites.account },
            { label: t('requisite.bank_name'), value: requisites.bank_name },
            { label: t('requisite.currency'), value: requisites.currency },
          ]}
        />
        {refusal ? (
          <p className={classes.reason}>{reasonText(refusal)}</p>
        ) : (
          <Button variant="filled" loading={confirm.isPending} onClick={() => press()}>
            {t('requisites.confirm_colleague')}
          </Button>
        )}
        <CodePart requisites={requisites} error={confirm.error} isPending={confirm.isPending} onCode={press} />
      </Stack>
    </Modal>
  );
}

interface CodePartProps {
  requisites: Requisites;
  error: unknown;
  isPending: boolean;
  onCode: (code: string) => void;
}

function CodePart({ requisites, error, isPending, onCode }: CodePartProps) {
  const { t } = useTranslation('company');
  const send = useSendCompanyCode();
  const [code, setCode] = useState('');
  const problem = errorText(send.error) ?? errorText(error, 'code');
  return (
    <div className={classes.code}>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      {send.data ? (
        <>
          <p className={classes.note}>
            {t('requisites.code_sent', {
              login: send.data.contact_hint,
              minutes: String(send.data.expires_in_s / 60),
            })}
          </p>
          <CodeInput
            label={t('requisites.code')}
            value={code}
            onChange={setCode}
            onComplete={onCode}
            invalid={Boolean(error)}
            disabled={isPending}
          />
          {code.length === CODE_LENGTH && (
            <Button variant="filled" loading={isPending} onClick={() => onCode(code)}>
              {t('requisites.confirm')}
            </Button>
          )}
        </>
      ) : (
        requisites.contact_hint && (
          <p className={classes.note}>{t('requisites.code_to', { login: requisites.contact_hint })}</p>
        )
      )}
      <div>
        <Button loading={send.isPending} onClick={() => send.mutate(requisites.id)}>
          {t(send.data ? 'requisites.code_again' : 'requisites.code_send')}
        </Button>
      </div>
    </div>
  );
}
