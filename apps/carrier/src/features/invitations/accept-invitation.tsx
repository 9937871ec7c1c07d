import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Account, Invitation } from '@tenderlane/contract';
import { FALLBACK_COUNTRY } from '@tenderlane/domain/money';
import { toCountry } from '@tenderlane/domain/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formText } from '@tenderlane/web/core/texts/error-text';
import { useApplication } from '@tenderlane/web/core/application';
import { toast } from '@tenderlane/web/toasts';
import { companyBody, CompanyFields, type CompanyValues } from '../brands';
import { useAcceptInvitation } from './invitations.api';
import classes from './invitations.module.css';

const likelyCountry = ({ country }: Account, invitation: Invitation) =>
  toCountry(country.id === FALLBACK_COUNTRY ? invitation.country_id : country.id);

interface AcceptInvitationProps {
  code: string;
  invitation: Invitation;
  account: Account;
}

export function AcceptInvitation({ code, invitation, account }: AcceptInvitationProps) {
  const { t } = useTranslation(['carrierApp', 'brands']);
  const { openRemembered } = useApplication();
  const accept = useAcceptInvitation(code);
  const [isChecked, setIsChecked] = useState(false);
  const [company, setCompany] = useState<CompanyValues>({
    name: invitation.company_name ?? '',
    country_id: likelyCountry(account, invitation),
    legal_id: '',
  });
  const own = account.company;

  const send = () => {
    setIsChecked(true);
    if (!own && !company.name.trim()) return;
    accept.mutate(own ? {} : { company: companyBody(company) }, {
      onSuccess: ({ shipper, relation }) => {
        const isIn = relation === 'verified';
        toast(t(isIn ? 'invitation.joined' : 'invitation.joined_waiting', { shipper }), {
          tone: 'good',
          durationMs: 6000,
        });
        // Continue to the page that the user wanted before the onboarding showed the invitation.
        void openRemembered();
      },
    });
  };
  const problem = formText(accept.error, ['company.name', 'company.country_id', 'company.legal_id']);

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {own ? (
        <p className={classes.text}>{t('invitation.as_company', { company: own.name })}</p>
      ) : (
        <>
          <h2 className={classes.subtitle}>{t('invitation.your_company')}</h2>
          <CompanyFields
            company={company}
            onChange={setCompany}
            error={accept.error}
            prefix="company."
            isChecked={isChecked}
          />
        </>
      )}
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="filled" size="xl" fullWidth loading={accept.isPending}>
        {t('invitation.accept')}
      </Button>
      <p className={classes.note}>
        {t('brands:join.signed_in_as', { login: account.email ?? account.phone ?? '' })}
        {own && account.brand_members.length > 1 && ` ${t('invitation.switch_hint')}`}
      </p>
    </form>
  );
}
