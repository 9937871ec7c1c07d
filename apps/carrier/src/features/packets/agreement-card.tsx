import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { AGREEMENT_PART } from '@tenderlane/domain/packets';
import { formatDay } from '@tenderlane/messages/formats/dates';
import { SectionCard } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useProfile } from '@tenderlane/web/identity/profile.api';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePacketStep } from './packets.api';
import { PartFeedback } from './part-feedback';
import { PartMark } from './part-mark';
import type { PartProps } from './section-of-packet';

export function AgreementCard({ packet, packetInput, mayWrite, missing }: PartProps) {
  const { t } = useTranslation('packets');
  const dates = useDates();
  const { agreement } = packet.content;
  if (!agreement) return null;
  return (
    <SectionCard
      title={t('agreement.title')}
      note={agreement.until ? t('agreement.until', { day: formatDay(agreement.until, dates.countryId) }) : null}
      actions={<PartMark packet={packet} part={AGREEMENT_PART} />}
    >
      <div className={classes.stack}>
        <PartFeedback packet={packet} part={AGREEMENT_PART} />
        {/* A long text scrolls, also by keyboard. */}
        <div className={classes.text} tabIndex={0} role="region" aria-label={t('setup.agreement_text')}>
          {agreement.text}
        </div>
        {packet.agreement && (
          <p>{t('agreement.accepted', { name: packet.agreement.name, time: dates.dateTime(packet.agreement.at) })}</p>
        )}
        {mayWrite && !packet.agreement && (
          <Accept
            packetId={packet.id}
            version={packet.version}
            flush={packetInput.flush}
            isMissing={missing.some(({ part }) => part === AGREEMENT_PART)}
          />
        )}
      </div>
    </SectionCard>
  );
}

interface AcceptProps {
  packetId: number;
  version: number;
  flush: () => Promise<boolean>;
  isMissing: boolean;
}

function Accept({ packetId, version, flush, isMissing }: AcceptProps) {
  const { t } = useTranslation('packets');
  const step = usePacketStep(packetId);
  const { data: profile } = useProfile();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRead, setIsRead] = useState(false);
  const name = typed ?? [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const accept = async () => {
    if (await flush()) step.mutate({ step: 'agree', name: name.trim(), version });
  };
  return (
    <>
      <TextInput
        label={t('agreement.name')}
        value={name}
        maxLength={200}
        required
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Checkbox
        label={t('agreement.read')}
        checked={isRead}
        error={isMissing ? t('agreement.missing') : null}
        onChange={({ currentTarget: { checked } }) => setIsRead(checked)}
      />
      {step.error && (
        <p role="alert" className={classes.bad}>
          {step.error.message}
        </p>
      )}
      <div>
        <Button
          leftSection={<IconSignature size={16} aria-hidden />}
          disabled={!isRead || name.trim() === ''}
          loading={step.isPending}
          onClick={() => void accept()}
        >
          {t('agreement.accept')}
        </Button>
      </div>
    </>
  );
}
