import { lookUp } from '@tenderlane/domain/values';
import { Alert } from '@mantine/core';
import { IconMessageExclamation } from '@tabler/icons-react';
import type { OwnPacket } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';

export function PartFeedback({ packet, part }: { packet: OwnPacket; part: string }) {
  const { t } = useTranslation('packets');
  const mark = lookUp(packet.marks, part);
  if (mark?.state !== 'rejected' || !mark.feedback) return null;
  return (
    <Alert color="red" icon={<IconMessageExclamation size={16} />} title={t('mark.says', { shipper: packet.shipper })}>
      {mark.feedback}
    </Alert>
  );
}
