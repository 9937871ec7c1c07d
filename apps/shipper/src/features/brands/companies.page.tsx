import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormSection, PageBody, PageHeader } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { CloseCompany } from '@tenderlane/web/brands/closing/close-company';
import { CompanySections } from '@tenderlane/web/brands/company-sections';
import { enterCompany } from '@tenderlane/web/brands/switch-company.api';
import { ActiveBrand } from './active-brand';
import { BrandList } from './brand-list';
import { NewBrand } from './new-brand';
import { paths } from '../../lib/paths';
import { application } from '../../lib/application';
import classes from './brands.module.css';

export function CompaniesPage() {
  const { t } = useTranslation(['brands', 'shell', 'common']);
  const account = useAccount();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={t('shell:drawer.companies')}
        appName={t('common:app_name')}
        summary={t('brands.summary')}
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('brands.add')}
          </Button>
        }
      />
      {account && (
        <PageBody>
          <FormSection title={t('brands.yours')} why={t('brands.yours_why')}>
            <BrandList brands={account.brand_members} role={account.role} />
          </FormSection>
          {account.company && (
            <FormSection title={t('brands.active')} why={t('brands.active_why')}>
              <ActiveBrand key={account.company.id} company={account.company} account={account} />
            </FormSection>
          )}
          <CompanySections account={account} />
          {account.company && account.rights.includes('company.close') && (
            <CloseCompany name={account.company.name} listOf={() => paths.tenders} />
          )}
        </PageBody>
      )}
      <Modal
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        title={t('brands.add')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <p className={classes.lead}>{t('brands.add_text')}</p>
        <NewBrand submitLabel={t('brands.create')} onCreated={() => enterCompany(application)} />
      </Modal>
    </>
  );
}
