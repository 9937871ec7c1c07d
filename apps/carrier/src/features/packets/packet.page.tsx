import { Alert, Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconClipboardCheck, IconHourglassHigh, IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { OwnPacket } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain/core';
import { packetProgress } from '@tenderlane/domain/packets';
import { FullPageMessage, PageHeader, SkeletonRows, StickyBar } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { packetKeys } from '@tenderlane/web/packets/query-keys';
import { readId } from '@tenderlane/web/core/read-id';
import { PacketChip } from '@tenderlane/web/packets/packet-chip';
import { useReaderContent } from '@tenderlane/web/packets/use-reader-content';
import { PageError } from '@tenderlane/web/shell/page-error';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { AgreementCard } from './agreement-card';
import { DocumentsCard } from './documents-card';
import { ownPacketQuery, usePacketStep } from './packets.api';
import classes from './packets.module.css';
import { ReopenPacket } from './reopen-packet';
import { ReuseOffers } from './reuse-offers';
import { SectionOfPacket } from './section-of-packet';
import { usePacketInput, type PacketInput } from './use-packet-input';

export function PacketPage() {
  const { id } = useParams({ strict: false });
  const packetId = readId(id);
  return packetId === null ? <PacketNotFound /> : <PacketOfId key={packetId} id={packetId} />;
}

function PacketOfId({ id }: { id: number }) {
  const { t } = useTranslation('common');
  const { data, error, refetch } = useQuery(ownPacketQuery(id));
  if (data) return <PacketContent key={data.version} packet={data} />;
  if (!error) return <SkeletonRows label={t('loading')} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing ? <PacketNotFound /> : <PageError error={error} onRetry={() => void refetch()} />;
}

function PacketNotFound() {
  const { t } = useTranslation(['packets', 'common']);
  return (
    <FullPageMessage
      appName={t('common:app_name')}
      title={t('own.not_found')}
      text={t('own.not_found_text')}
      action={
        <Button component={Link} to={paths.packets}>
          {t('own.to_list')}
        </Button>
      }
    />
  );
}

function PacketContent({ packet: known }: { packet: OwnPacket }) {
  const { t } = useTranslation(['packets', 'common']);
  const packet = { ...known, content: useReaderContent(known.content) };
  const packetInput = usePacketInput(packet);
  const [isTried, setIsTried] = useState(false);
  const role = useAccount()?.role ?? null;
  const mayWrite = role !== null && hasRight('carrier', role, 'bids.write');
  const isOpen = packet.state === 'not_completed' || packet.state === 'completed';
  const missing = missingOf(packet, packetInput);
  const parts = { packet, packetInput, mayWrite: mayWrite && isOpen, missing: isTried ? missing : [] };
  return (
    <div className={classes.page}>
      <PageHeader
        title={<bdi>{packet.shipper}</bdi>}
        windowTitle={t('own.title_of', { shipper: packet.shipper })}
        appName={t('common:app_name')}
        chip={<PacketChip state={packet.state} />}
        summary={t(packet.is_required ? 'own.required_text' : 'own.optional_text')}
      />
      <Situation packet={packet} mayWrite={mayWrite} />
      {isOpen && <HowFar packet={packet} packetInput={packetInput} missing={missing.length} />}
      {parts.mayWrite && <ReuseOffers packet={packet} />}
      {packet.content.sections.map((section) => (
        <SectionOfPacket key={section.id} section={section} {...parts} />
      ))}
      {packet.content.documents.length > 0 && <DocumentsCard {...parts} />}
      {packet.content.agreement && <AgreementCard {...parts} />}
      {parts.mayWrite && (
        <Submit packet={packet} packetInput={packetInput} missing={missing.length} onTry={() => setIsTried(true)} />
      )}
    </div>
  );
}

/** Missing answers including unsaved input; documents and the agreement are checked by the server. */
function missingOf({ content, country_id: country, progress }: OwnPacket, { answers }: PacketInput) {
  const sections = new Set(content.sections.map(({ id }) => id));
  const ofAnswers = packetProgress(
    { ...content, documents: [], agreement: null },
    { answers, documents: [], agreement: false },
    { country },
  ).missing;
  return [...ofAnswers, ...progress.missing.filter(({ part }) => !sections.has(part))];
}

function Situation({ packet, mayWrite }: { packet: OwnPacket; mayWrite: boolean }) {
  const { t } = useTranslation('packets');
  const { state, return_reason: reason, shipper } = packet;
  if (state === 'on_review' || state === 'approved') {
    const Icon = state === 'approved' ? IconClipboardCheck : IconHourglassHigh;
    return (
      <Alert color={state === 'approved' ? 'green' : 'blue'} icon={<Icon size={16} />}>
        <div className={classes.between}>
          {t(`own.${state}_text`, { shipper })}
          {mayWrite && <ReopenPacket packet={packet} />}
        </div>
      </Alert>
    );
  }
  if (!reason || reason === 'reopened') return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={16} />}>
      {t(`returned.${reason}_text`, { shipper })}
    </Alert>
  );
}

function HowFar({ packet, packetInput, missing }: { packet: OwnPacket; packetInput: PacketInput; missing: number }) {
  const { t } = useTranslation('packets');
  const { total } = packet.progress;
  const done = Math.max(0, total - missing);
  const text = t('progress', { done, total });
  return (
    <StickyBar>
      <div className={classes.far}>
        <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label={text} className={classes.bar} />
        <span>{text}</span>
        <span aria-live="polite" className={classes.saving}>
          {t(`saving.${packetInput.state}`)}
        </span>
        {packetInput.state === 'failed' && (
          <Button size="xs" onClick={packetInput.retry}>
            {t('saving.retry')}
          </Button>
        )}
      </div>
      {packetInput.error instanceof Error && (
        <p role="alert" className={classes.bad}>
          {packetInput.error.message}
        </p>
      )}
    </StickyBar>
  );
}

interface SubmitProps {
  packet: OwnPacket;
  packetInput: PacketInput;
  missing: number;
  onTry: () => void;
}

function Submit({ packet, packetInput, missing, onTry }: SubmitProps) {
  const { t } = useTranslation('packets');
  const step = usePacketStep(packet.id, () => toast(t('own.submitted', { shipper: packet.shipper }), { tone: 'good' }));
  const queryClient = useQueryClient();
  const submit = async () => {
    onTry();
    if (!(await packetInput.flush())) return;
    // The last save may have completed the packet, so read the cache.
    const saved = queryClient.getQueryData<OwnPacket>(packetKeys.one(packet.id)) ?? packet;
    if (saved.progress.missing.length === 0) step.mutate({ step: 'submit' });
  };
  return (
    <div className={classes.submit}>
      {missing > 0 && <p className={classes.note}>{t('own.missing', { count: missing })}</p>}
      {step.error && (
        <p role="alert" className={classes.bad}>
          {step.error.message}
        </p>
      )}
      <Button
        variant="filled"
        size="md"
        leftSection={<IconSend size={16} aria-hidden />}
        loading={step.isPending}
        onClick={() => void submit()}
      >
        {t('own.submit')}
      </Button>
    </div>
  );
}
