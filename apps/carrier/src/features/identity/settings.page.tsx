import { Button } from '@mantine/core';
import {
  IconBell,
  IconBuilding,
  IconChartBar,
  IconClipboardText,
  IconFiles,
  IconMapPin,
  IconRoute,
  IconSwitchHorizontal,
  IconTruck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { toLocale } from '@tenderlane/domain/languages';
import { FormSection, KeyValues, RowListItem, PageBody, PageHeader, RowList, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast } from '@tenderlane/web/toasts';
import { paths } from '../../lib/paths';
import { useOpenOtherSide } from '@tenderlane/web/identity/own-session.api';
import { useSwitchCompany } from '@tenderlane/web/brands/switch-company.api';
import { ActiveCompany, Colleagues } from '../brands';
import { Shippers } from '../invitations';
import { ProfileLock } from '@tenderlane/web/identity/profile-lock';
import { PersonForm } from '@tenderlane/web/identity/person.form';
import { useProfile } from '@tenderlane/web/identity/profile.api';
import { SessionList } from '@tenderlane/web/identity/session-list';
import { ThemeChoice } from '@tenderlane/web/identity/theme-choice';
import classes from './identity.module.css';

export function SettingsPage() {
  const { t } = useTranslation(['carrierApp', 'identity', 'capabilities', 'shell', 'common']);
  const account = useAccount();
  const openShipper = useOpenOtherSide();
  return (
    <>
      <PageHeader
        title={t('shell:carrier.profile')}
        appName={t('common:app_name')}
        actions={
          <Button
            leftSection={<IconSwitchHorizontal size={16} aria-hidden />}
            loading={openShipper.isPending}
            onClick={() => openShipper.mutate()}
          >
            {t('shell:header.switch_to_shipper')}
          </Button>
        }
      />
      <PageBody>
        <FormSection title={t('identity:person.title')} why={t('settings.person_why')}>
          <Person />
        </FormSection>
        {account?.company && (
          <FormSection title={t('settings.company')} why={t('settings.company_why')}>
            <ActiveCompany key={account.company.id} account={account} />
            <div>
              <Button component={Link} to={paths.company} leftSection={<IconBuilding size={16} aria-hidden />}>
                {t('settings.company_data')}
              </Button>
            </div>
            <OtherCompanies />
          </FormSection>
        )}
        {account?.company && (
          <FormSection title={t('capabilities:title')} why={t('capabilities:text')}>
            <div>
              <Button component={Link} to={paths.lanes} leftSection={<IconRoute size={16} aria-hidden />}>
                {t('capabilities:title')}
              </Button>
            </div>
          </FormSection>
        )}
        {account?.company && (
          <FormSection title={t('shell:carrier.fleet')} why={t('settings.fleet_why')}>
            <div className={classes.links}>
              <Button component={Link} to={paths.drivers} leftSection={<IconTruck size={16} aria-hidden />}>
                {t('settings.fleet')}
              </Button>
              {account.rights.includes('bids.write') && (
                <Button component={Link} to={paths.tracking} leftSection={<IconMapPin size={16} aria-hidden />}>
                  {t('settings.tracking')}
                </Button>
              )}
            </div>
          </FormSection>
        )}
        <FormSection title={t('shippers.title')} why={t('shippers.why')}>
          <Shippers />
          <div>
            <Button component={Link} to={paths.scorecard} leftSection={<IconChartBar size={16} aria-hidden />}>
              {t('shell:carrier.scorecard')}
            </Button>
          </div>
        </FormSection>
        <FormSection title={t('shell:drawer.users')} why={t('settings.colleagues_why')}>
          <Colleagues />
        </FormSection>
        <FormSection title={t('settings.packets')} why={t('settings.packets_why')}>
          <div className={classes.links}>
            <Button component={Link} to={paths.packets} leftSection={<IconClipboardText size={16} aria-hidden />}>
              {t('settings.packets_open')}
            </Button>
            <Button component={Link} to={paths.documents} leftSection={<IconFiles size={16} aria-hidden />}>
              {t('settings.documents_open')}
            </Button>
          </div>
        </FormSection>
        <FormSection title={t('shell:drawer.notifications')} why={t('settings.notifications_why')}>
          <div>
            <Button component={Link} to={paths.notifications} leftSection={<IconBell size={16} aria-hidden />}>
              {t('settings.notifications')}
            </Button>
          </div>
        </FormSection>
        <FormSection title={t('identity:theme.title')} why={t('identity:theme.why')}>
          <ThemeChoice />
        </FormSection>
        <FormSection title={t('identity:sessions.title')} why={t('identity:sessions.why')}>
          <SessionList />
        </FormSection>
      </PageBody>
    </>
  );
}

function Person() {
  const { t } = useTranslation(['carrierApp', 'identity', 'common']);
  const { data: profile, error, refetch } = useProfile();
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!profile) return <SkeletonRows label={t('common:loading')} count={2} />;
  return (
    <>
      <KeyValues
        items={[
          { label: t('identity:logins.email'), value: profile.email },
          { label: t('identity:logins.phone'), value: profile.phone },
        ]}
      />
      <ProfileLock>
        <PersonForm
          initial={{
            first_name: profile.first_name,
            last_name: profile.last_name,
            locale: toLocale(profile.locale ?? null),
          }}
          submit={(isPending) => (
            <div>
              <Button type="submit" variant="default" size="md" loading={isPending}>
                {t('common:save')}
              </Button>
            </div>
          )}
          onSaved={() => toast(t('settings.saved'), { tone: 'good' })}
        />
      </ProfileLock>
    </>
  );
}

function OtherCompanies() {
  const { t } = useTranslation('brands');
  const others = useAccount()?.brand_members.filter((member) => !member.is_active) ?? [];
  const switchBrand = useSwitchCompany();
  if (others.length === 0) return null;
  return (
    <RowList>
      {others.map(({ id, name }) => (
        <RowListItem key={id} name={<bdi>{name}</bdi>}>
          <Button
            aria-label={t('brands.switch_label', { brand: name })}
            disabled={switchBrand.isPending}
            onClick={() => switchBrand.mutate(id)}
          >
            {t('brands.switch')}
          </Button>
        </RowListItem>
      ))}
    </RowList>
  );
}
