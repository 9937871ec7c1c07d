import { Alert, Button, Switch } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Account, Setting } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain/core';
import { ACCESS_MODES } from '@tenderlane/domain/carriers';
import { FormSection, PageHeader, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { announcementsPath } from '../../lib/paths';
import { settingQuery, useRoleNames } from '../brands';
import { InvitationTexts } from './invitation-texts';
import { ReminderFields, WholeNumberField } from './reminder-fields';
import { useNetworkDraft } from './use-network-draft';
import classes from './invitations.module.css';

export function NetworkPage() {
  const { t } = useTranslation(['invitations', 'shell', 'common']);
  const account = useAccount();
  const { data: setting, error, refetch } = useQuery(settingQuery);
  return (
    <>
      <PageHeader title={t('shell:drawer.network')} appName={t('common:app_name')} summary={t('summary')} />
      {error && !setting && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!setting && !error && <SkeletonRows label={t('common:loading')} />}
      {setting && account && <Fields setting={setting} account={account} />}
    </>
  );
}

function Fields({ setting, account: { role } }: { setting: Setting; account: Account }) {
  const { t } = useTranslation(['invitations', 'brands']);
  const roleNames = useRoleNames();
  const draft = useNetworkDraft(setting);
  const { fields, save } = draft;
  const mayChange = role !== null && hasRight('shipper', role, 'settings.write');
  return (
    <div className={classes.page}>
      {role && !mayChange && <p className={classes.reason}>{t('brands:settings_reason', { role: roleNames[role] })}</p>}
      {draft.formError && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {draft.formError}
        </Alert>
      )}
      <fieldset disabled={!mayChange}>
        <FormSection title={t('packet.title')} why={t('packet.why')}>
          <Switch
            label={t('packet.required')}
            description={t(fields.require_packet ? 'packet.on' : 'packet.off')}
            checked={fields.require_packet}
            onChange={(event) => save({ require_packet: event.currentTarget.checked })}
          />
        </FormSection>
        <FormSection title={t('access.title')} why={t('access.why')}>
          <SegmentedChoice
            label={t('access.label')}
            description={t(`access.${fields.access_from}_hint`)}
            options={ACCESS_MODES.map((value) => ({ value, label: t(`access.${value}`) }))}
            value={fields.access_from}
            onChange={(access_from) => save({ access_from })}
            disabled={!mayChange}
          />
        </FormSection>
        <FormSection title={t('texts.title')} why={t('texts.why')}>
          <InvitationTexts draft={draft} />
        </FormSection>
        <FormSection title={t('reminders.title')} why={t('reminders.why')}>
          <ReminderFields draft={draft} />
        </FormSection>
        <FormSection title={t('announcements.title')} why={t('announcements.why')}>
          <div className={classes.number}>
            <WholeNumberField label={t('announcements.hours')} field="announcement_hours" draft={draft} />
          </div>
        </FormSection>
      </fieldset>
      <Button component={Link} to={announcementsPath} className={classes.link}>
        {t('announcements.list')}
      </Button>
    </div>
  );
}
