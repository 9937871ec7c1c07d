import { Alert, Anchor, Button, Stack } from '@mantine/core';
import type { Account } from '@tenderlane/contract';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../core/texts/error-text';
import { useDates } from '../../core/texts/use-dates';
import { useAdministrators } from '../members/members.api';
import { useLogOut } from '../../identity/own-session.api';
import { useReopenCompany } from './closing.api';
import { useReopening } from './use-reopening';
import { useSwitchCompany } from '../switch-company.api';

interface ClosedCompanyProps {
  account: Account;
  company: NonNullable<Account['company']>;
}

export function ClosedCompany({ account, company }: ClosedCompanyProps) {
  const { t } = useTranslation(['company', 'shell', 'common']);
  const dates = useDates();
  const logOut = useLogOut();
  const reopen = useReopenCompany();
  useReopening(company.id);
  const until = company.closing?.reopen_until ?? account.server_time;
  const isLate = until < account.server_time;
  const isOwner = account.rights.includes('company.close');
  const text = t(isLate ? 'closed.late' : isOwner ? 'closed.owner' : 'closed.member', { date: dates.date(until) });
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('closed.title', { company: company.name })}
      text={text}
      action={
        <>
          {isOwner && !isLate && (
            <Button variant="filled" size="md" loading={reopen.isPending} onClick={() => reopen.mutate()}>
              {t('closed.reopen')}
            </Button>
          )}
          <Button size="md" onClick={logOut}>
            {t('shell:account.log_out')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {reopen.error && (
          <Alert color="red" role="alert">
            {errorText(reopen.error)}
          </Alert>
        )}
        {!isOwner && <OwnerContact />}
        <OtherCompanies account={account} />
      </Stack>
    </FullPageMessage>
  );
}

function OwnerContact() {
  const owner = useAdministrators().data?.[0];
  if (!owner) return null;
  const { name, email, phone } = owner;
  return (
    <div>
      {name !== (email ?? phone) && `${name}, `}
      <Anchor href={email ? `mailto:${email}` : `tel:${phone}`}>{email ?? phone}</Anchor>
    </div>
  );
}

function OtherCompanies({ account }: { account: Account }) {
  const { t } = useTranslation('company');
  const switchCompany = useSwitchCompany();
  const others = account.brand_members.filter((member) => !member.is_active && !member.is_closed);
  return others.map(({ id, name }) => (
    <Button key={id} disabled={switchCompany.isPending} onClick={() => switchCompany.mutate(id)}>
      {t('closed.switch', { company: name })}
    </Button>
  ));
}
