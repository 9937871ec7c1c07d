import { Alert, Button, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tenderlane/domain/core';
import { mayAskAgainAt } from '@tenderlane/domain/identity';
import { SkeletonRows } from '@tenderlane/ui';
import { errorText, fieldText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ownRequestsQuery, useAskForAccess } from './access.api';
import classes from '../brands.module.css';

interface AskForAccessProps {
  companyId: number;
  brand: string;
  page: string;
}

export function AskForAccess({ companyId, brand, page }: AskForAccessProps) {
  const { t } = useTranslation(['brands', 'common']);
  const dates = useDates();
  const { data: requests, error: notLoaded } = useQuery(ownRequestsQuery);
  const ask = useAskForAccess();
  const [typed, setTyped] = useState<string | null>(null);
  const [openedAt] = useState(Date.now);
  const [isMissing, setIsMissing] = useState(false);
  const own = requests?.find((request) => request.company_id === companyId);
  const text = typed ?? (own?.state === 'open' ? own.message : '');
  const declinedAt = own?.state === 'declined' ? Date.parse(own.settled_at ?? own.created_at) : null;
  const againAt = declinedAt !== null && mayAskAgainAt(declinedAt) > openedAt ? mayAskAgainAt(declinedAt) : null;
  const problem = fieldText(ask.error, 'text');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() !== '')
      ask.mutate({ company_id: companyId, text: text.trim(), page }, { onSuccess: () => setTyped(null) });
  };
  if (!requests && !notLoaded) return <SkeletonRows label={t('common:loading')} count={2} />;
  return (
    <form onSubmit={submit} noValidate className={classes.ask}>
      {own?.state === 'open' && <p role="status">{t('access.sent', { date: dates.date(own.created_at), brand })}</p>}
      {declinedAt !== null && (
        <Alert color="red" icon={<IconAlertTriangle size={16} />}>
          {t('access.declined', { date: dates.date(declinedAt) })}
          {own?.reason && <div className={classes.quote}>{own.reason}</div>}
          {againAt !== null && <p>{t('access.again', { at: dates.clock(againAt) })}</p>}
        </Alert>
      )}
      <Textarea
        label={t('access.ask_text')}
        description={t('access.ask_hint', { brand })}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={LIMITS.commentMax}
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isMissing ? t('common:required') : problem}
      />
      {ask.error && !problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {errorText(ask.error)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="filled"
        size="md"
        loading={ask.isPending}
        disabled={againAt !== null || (own?.state === 'open' && own.message === text.trim())}
      >
        {t(own?.state === 'open' ? 'access.change' : 'access.send')}
      </Button>
    </form>
  );
}
