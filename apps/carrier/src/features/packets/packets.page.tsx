import { Button, Progress } from '@mantine/core';
import { IconClipboardText, IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnPacketRow } from '@tenderlane/contract';
import { EmptyState, PageHeader, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { PacketChip } from '@tenderlane/web/packets/packet-chip';
import { ExpiryChip } from '@tenderlane/web/packets/expiry-chip';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { ownPacketsQuery } from './packets.api';
import page from './packets.module.css';

export function PacketsPage() {
  const { t } = useTranslation(['packets', 'common']);
  const { data, error, refetch } = useQuery(ownPacketsQuery);
  return (
    <div className={page.page}>
      <PageHeader
        title={t('own.title')}
        appName={t('common:app_name')}
        summary={t('own.summary')}
        actions={
          <Button component={Link} to={paths.documents} leftSection={<IconFiles size={16} aria-hidden />}>
            {t('own.documents')}
          </Button>
        }
      />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label={t('common:loading')} />}
      {data?.length === 0 && <EmptyState title={t('own.none')} text={t('own.none_text')} />}
      {data && data.length > 0 && (
        <SectionCard flush>
          <ul className={classes.rows}>
            {data.map((packet) => (
              <PacketRow key={packet.id} packet={packet} />
            ))}
          </ul>
        </SectionCard>
      )}
    </div>
  );
}

function PacketRow({ packet }: { packet: OwnPacketRow }) {
  const { t } = useTranslation('packets');
  const { id, shipper, state, progress, return_reason: reason } = packet;
  const isOpen = state === 'not_completed' || state === 'completed';
  return (
    <li className={classes.row}>
      <div className={classes.grow}>
        <span className={classes.name}>
          <bdi>{shipper}</bdi>
        </span>
        {isOpen && reason && <span className={classes.bad}>{t(`returned.${reason}`)}</span>}
        <span className={classes.note}>
          {packet.is_required ? t('own.required') : t('own.optional')} · {t('progress', progress)}
        </span>
        {isOpen && (
          <Progress
            value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
            aria-label={t('progress', progress)}
          />
        )}
      </div>
      <PacketChip state={state} />
      {state === 'approved' && <ExpiryChip day={packet.expires_on} />}
      <Button
        component={Link}
        to={paths.packet}
        params={{ id: String(id) } as never}
        variant={isOpen ? 'filled' : 'default'}
        leftSection={<IconClipboardText size={16} aria-hidden />}
        aria-label={t('own.open_of', { shipper })}
      >
        {t(isOpen ? 'own.fill' : 'own.open')}
      </Button>
    </li>
  );
}
