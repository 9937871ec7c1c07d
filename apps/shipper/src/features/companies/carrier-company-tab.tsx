import { Alert, Button } from '@mantine/core';
import { IconHourglassHigh, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Carrier, CarrierCompany } from '@tenderlane/contract';
import { KeyValues, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { signeeName } from '@tenderlane/web/brands/account-hint';
import { FoldedValues } from './folded-values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierCompanyQuery } from './carrier-company.api';
import { CarrierFieldsCard } from './carrier-fields-card';
import { CarrierHistory } from './carrier-history';
import { CarrierWarnings } from './carrier-warnings';
import { TypedCompanyForm } from './typed-company.form';
import { useProfileItems } from './use-profile-items';
import classes from './companies.module.css';

export function CarrierCompanyTab({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('common');
  const { data: company, error, refetch } = useQuery(carrierCompanyQuery(carrier.id));
  if (error && !company) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!company) return <SkeletonRows label={t('loading')} />;
  return (
    <div className={classes.tab}>
      <CarrierWarnings warnings={company.warnings} />
      <CompanyCard carrier={carrier} company={company} />
      <CarrierFieldsCard carrier={carrier} />
      {company.source === 'company' && <RequisitesCard company={company} />}
      <CarrierHistory carrier={carrier} />
    </div>
  );
}

function CompanyCard({ carrier, company }: { carrier: Carrier; company: CarrierCompany }) {
  const { t } = useTranslation('company');
  const account = useAccount();
  const [isEditing, setIsEditing] = useState(false);
  const items = useProfileItems(company);
  const isTyped = company.source === 'typed';
  const mayEdit = isTyped && (account?.rights.includes('carriers.write') ?? false);
  const signee = company.signee && [signeeName(company.signee), company.signee.position].filter(Boolean).join(', ');
  return (
    <SectionCard
      title={t('profile.title')}
      note={t(isTyped ? 'carrier.typed_source' : 'carrier.company_source')}
      actions={
        mayEdit &&
        !isEditing && (
          <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setIsEditing(true)}>
            {t('carrier.edit')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <TypedCompanyForm carrierId={carrier.id} company={company} onClose={() => setIsEditing(false)} />
      ) : (
        <FoldedValues items={[...items, ...(isTyped ? [] : [{ label: t('carrier.signee'), value: signee }])]} />
      )}
    </SectionCard>
  );
}

function RequisitesCard({ company }: { company: CarrierCompany }) {
  const { t } = useTranslation('company');
  const { requisites, has_pending_requisites: hasPending } = company;
  return (
    <SectionCard title={t('requisites.title')}>
      {hasPending && (
        <Alert color="amber" mb={12} icon={<IconHourglassHigh size={16} />}>
          {t('carrier.requisites_pending')}
        </Alert>
      )}
      {requisites === null && <p className={classes.note}>{t('carrier.requisites_hidden')}</p>}
      {requisites?.length === 0 && <p className={classes.note}>{t('carrier.requisites_none')}</p>}
      {requisites && requisites.length > 0 && (
        <KeyValues
          items={requisites.map((one) => ({
            label: one.is_main ? t('requisites.make_main') : t(`account_type.${one.type}`),
            value: one.account,
            note: [one.bank_name, one.bank_address, one.currency, one.is_main && t(`account_type.${one.type}`)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
    </SectionCard>
  );
}
