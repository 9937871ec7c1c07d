import { Button, Switch } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Account, PacketContentBody, PacketSetup, Setting } from '@tenderlane/contract';
import { EmptyState, PageHeader, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useStandardTexts } from '@tenderlane/web/packets/use-reader-content';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useTranslation } from 'react-i18next';
import { expiringPath } from '../../lib/paths';
import { Builder } from './builder/builder';
import { ReportRates } from './builder/report-rates';
import { EMPTY, templateOf } from './builder/template';
import { usePacketDraft } from './builder/use-packet-draft';
import { settingQuery, setupQuery, useSaveSetting } from './packets.api';
import classes from './packets.module.css';

export function PacketSetupPage() {
  const { t } = useTranslation(['packets', 'common']);
  const account = useAccount();
  const setup = useQuery(setupQuery);
  const setting = useQuery(settingQuery);
  const error = setup.error ?? setting.error;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('setup.title')}
        appName={t('common:app_name')}
        summary={t('setup.summary')}
        actions={
          <Button component={Link} to={expiringPath}>
            {t('expiring.title')}
          </Button>
        }
      />
      {error && (
        <QueryErrorNotice error={error} onRetry={() => void Promise.all([setup.refetch(), setting.refetch()])} />
      )}
      {(!setup.data || !setting.data) && !error && <SkeletonRows label={t('common:loading')} />}
      {setup.data && setting.data && account && <Setup setup={setup.data} setting={setting.data} account={account} />}
    </div>
  );
}

interface SetupProps {
  setup: PacketSetup;
  setting: Setting;
  account: Account;
}

function Setup({ setup, setting, account }: SetupProps) {
  const { t } = useTranslation('packets');
  const mayWrite = account.rights.includes('settings.write');
  const draft = usePacketDraft(setup);
  const currency = account.company?.currency ?? 'EUR';
  return (
    <>
      <RequireSwitch setting={setting} isPublished={setup.published !== null} disabled={!mayWrite} />
      {!mayWrite && <p className={classes.note}>{t('setup.read_only')}</p>}
      {draft.content === null ? (
        <Begin mayWrite={mayWrite} onBegin={draft.begin} />
      ) : (
        <Builder
          key={setup.published?.number ?? 0}
          setup={setup}
          account={account}
          draft={draft}
          content={draft.content}
          mayWrite={mayWrite}
        />
      )}
      <ReportRates rates={setting.report_rates} currency={currency} disabled={!mayWrite} />
    </>
  );
}

function RequireSwitch({
  setting,
  isPublished,
  disabled,
}: {
  setting: Setting;
  isPublished: boolean;
  disabled: boolean;
}) {
  const { t } = useTranslation('packets');
  const save = useSaveSetting();
  return (
    <SectionCard>
      <Switch
        label={t('setup.require')}
        description={t(isPublished ? 'setup.require_why' : 'setup.require_later')}
        checked={save.isPending ? (save.variables.require_packet ?? setting.require_packet) : setting.require_packet}
        disabled={disabled}
        error={save.error?.message}
        onChange={({ currentTarget: { checked } }) => save.mutate({ require_packet: checked })}
      />
    </SectionCard>
  );
}

function Begin({ mayWrite, onBegin }: { mayWrite: boolean; onBegin: (content: PacketContentBody) => void }) {
  const { t } = useTranslation('packets');
  const texts = useStandardTexts();
  return (
    <EmptyState
      title={t('setup.none')}
      text={t(mayWrite ? 'setup.none_text' : 'setup.none_read_only')}
      action={
        mayWrite && (
          <div className={classes.between}>
            <Button
              variant="filled"
              leftSection={<IconClipboardText size={16} aria-hidden />}
              onClick={() => onBegin(templateOf(texts, locale))}
            >
              {t('setup.from_template')}
            </Button>
            <Button onClick={() => onBegin({ ...EMPTY, locale })}>{t('setup.from_nothing')}</Button>
          </div>
        )
      }
    />
  );
}
