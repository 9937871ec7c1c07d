import { Alert, Button, Switch } from '@mantine/core';
import { IconAlertTriangle, IconClipboardText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Account, PacketContentBody, PacketSetup, Setting } from '@tenderlane/contract';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { EmptyState, PageHeader, SectionCard, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expiringPath } from '../../lib/paths';
import { ChangedMeanwhile } from './builder/changed-meanwhile';
import { Discard, Versions } from './builder/draft-state';
import { Editor } from './builder/editor';
import { Preview } from './builder/preview';
import { PublishPacket } from './builder/publish-packet';
import { ReportRates } from './builder/report-rates';
import { EMPTY, templateOf } from './builder/template';
import { usePacketDraft, type PacketDraft } from './builder/use-packet-draft';
import { problemsOf } from './builder/use-problems';
import { settingQuery, setupQuery, useSaveSetting } from './packets.api';
import classes from './packets.module.css';

/** What the company asks its carriers before they may win. */
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
  const texts = {
    company: t('template.company'),
    safety: t('template.safety'),
    fleet_size: t('template.fleet_size'),
    years: t('template.years'),
    own_fleet: t('template.own_fleet'),
    subcontract: t('template.subcontract'),
    routes: t('template.routes'),
    adr: t('template.adr'),
    tracking: t('template.tracking'),
    contact: t('template.contact'),
  };
  return (
    <EmptyState
      title={t('setup.none')}
      text={t('setup.none_text')}
      action={
        mayWrite && (
          <div className={classes.between}>
            <Button
              variant="filled"
              leftSection={<IconClipboardText size={16} aria-hidden />}
              onClick={() => onBegin(templateOf(texts))}
            >
              {t('setup.from_template')}
            </Button>
            <Button onClick={() => onBegin(EMPTY)}>{t('setup.from_nothing')}</Button>
          </div>
        )
      }
    />
  );
}

/** How much a packet holds: what makes it smaller was removed, and can be put back. */
const sizeOf = ({ sections, documents }: PacketContentBody): number =>
  sections.reduce((size, { questions }) => size + 1 + questions.length, documents.length);

const MODES = ['edit', 'preview'] as const;

interface BuilderProps {
  setup: PacketSetup;
  account: Account;
  draft: PacketDraft;
  content: PacketContentBody;
  mayWrite: boolean;
}

function Builder({ setup, account, draft, content, mayWrite }: BuilderProps) {
  const { t } = useTranslation(['packets', 'common']);
  const [mode, setMode] = useState<(typeof MODES)[number]>(mayWrite ? 'edit' : 'preview');
  const [isTried, setIsTried] = useState(false);
  const { isChanged, isRefused, error, replace } = draft;
  const { problemOf, count } = problemsOf(content, isTried);
  const set = (part: Partial<PacketContentBody>) => {
    const next = { ...content, ...part };
    replace(next);
    if (sizeOf(next) < sizeOf(content))
      toast(t('setup.removed'), {
        id: 'packet-removed',
        action: { label: t('common:undo'), onClick: () => replace(content) },
        durationMs: CLIENT.deleteUndoMs,
      });
  };
  return (
    <>
      <Versions setup={setup} isChanged={isChanged} />
      {error && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {error.message}
        </Alert>
      )}
      {mayWrite && (
        <SegmentedChoice
          label={t('setup.mode')}
          value={mode}
          onChange={setMode}
          options={MODES.map((value) => ({ value, label: t(`setup.mode_${value}`) }))}
        />
      )}
      {mode === 'preview' ? (
        <Preview content={content} country={account.country.id} />
      ) : (
        <Editor content={content} currency={account.company?.currency ?? 'EUR'} problemOf={problemOf} onChange={set} />
      )}
      {isRefused && <ChangedMeanwhile draft={draft} />}
      {mayWrite && isChanged && !isRefused && (
        <div className={classes.between}>
          {setup.published && <Discard draft={draft} />}
          {count > 0 && (
            <p role="alert" className={classes.bad}>
              {problemOf('') ?? t('setup.problems', { count })}
            </p>
          )}
          <PublishPacket setup={setup} draft={draft} onTry={() => setIsTried(true)} />
        </div>
      )}
    </>
  );
}
