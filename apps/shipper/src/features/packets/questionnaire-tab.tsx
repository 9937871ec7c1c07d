import { Alert, Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Carrier, ReviewedPacket } from '@tenderlane/contract';
import { isActiveRelation } from '@tenderlane/domain/carriers';
import { formatDay } from '@tenderlane/messages/formats/dates';
import { EmptyState, KeyValues, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { ExpiryChip } from '@tenderlane/web/packets/expiry-chip';
import { PacketChip } from '@tenderlane/web/packets/packet-chip';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../lib/paths';
import { packetQuery, useAskForPacket } from './packets.api';
import { ReviewForm } from './review/review-form';
import { SubmittedParts } from './review/submitted-parts';

export function QuestionnaireTab({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('common');
  const account = useAccount();
  const { data, error, refetch } = useQuery(packetQuery(carrier.id));
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data || !account) return <SkeletonRows label={t('loading')} />;
  const mayReview = account.rights.includes('carriers.write');
  return <Packet carrier={carrier} packet={data} mayReview={mayReview} />;
}

interface PacketProps {
  carrier: Carrier;
  packet: ReviewedPacket;
  mayReview: boolean;
}

function Packet({ carrier, packet, mayReview }: PacketProps) {
  const { t } = useTranslation('packets');
  if (!packet.is_published && !packet.content)
    return (
      <EmptyState
        title={t('review.no_packet')}
        text={t('review.no_packet_text')}
        action={
          <Button component={Link} to={accountPaths.packet}>
            {t('review.to_setup')}
          </Button>
        }
      />
    );
  const isWaiting = packet.state === 'not_completed' || packet.state === 'completed';
  return (
    <div className={classes.stack}>
      <Head packet={packet} />
      {isWaiting && <Waiting carrier={carrier} packet={packet} mayAsk={mayReview} />}
      {packet.content &&
        (packet.state === 'on_review' && mayReview ? (
          <ReviewForm key={packet.revision} carrierId={carrier.id} packet={packet} />
        ) : (
          <SubmittedParts packet={packet} />
        ))}
    </div>
  );
}

function Head({ packet }: { packet: ReviewedPacket }) {
  const { t } = useTranslation('packets');
  const dates = useDates();
  const time = (moment: string | null) => moment && dates.dateTime(moment);
  const day = (date: string | null) => date && formatDay(date, dates.countryId);
  return (
    <SectionCard title={t('review.title')} actions={<PacketChip state={packet.state} />}>
      <KeyValues
        items={[
          { label: t('review.submitted'), value: time(packet.submitted_at) },
          {
            label: t('review.approved'),
            value: time(packet.approved_at),
            note: packet.approved_by && t('review.by', { name: packet.approved_by }),
          },
          {
            label: t('review.valid_until'),
            value: packet.expires_on && (
              <span className={classes.actions}>
                {day(packet.expires_on)} <ExpiryChip day={packet.expires_on} />
              </span>
            ),
          },
          { label: t('review.agreement_ends'), value: day(packet.agreement_ends_on) },
        ]}
      />
    </SectionCard>
  );
}

function Waiting({ carrier, packet, mayAsk }: { carrier: Carrier; packet: ReviewedPacket; mayAsk: boolean }) {
  const { t } = useTranslation('packets');
  const dates = useDates();
  const ask = useAskForPacket(carrier.id, () => toast(t('review.asked_now'), { tone: 'good' }));
  const canAsk = mayAsk && isActiveRelation(carrier.state);
  const reason = packet.return_reason;
  return (
    <Alert color={reason ? 'yellow' : 'blue'} icon={<IconClipboardText size={16} />}>
      <div className={classes.actions}>
        <span className={classes.grow}>
          {reason ? t(`review.returned_${reason}`) : t('review.waiting')}
          {packet.asked_at && (
            <span className={classes.note}>{t('review.asked', { time: dates.dateTime(packet.asked_at) })}</span>
          )}
          {ask.error && (
            <span role="alert" className={classes.bad}>
              {ask.error.message}
            </span>
          )}
        </span>
        {canAsk && (
          <Button loading={ask.isPending} onClick={() => ask.mutate(null)}>
            {t(packet.asked_at ? 'review.ask_again' : 'review.ask')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
