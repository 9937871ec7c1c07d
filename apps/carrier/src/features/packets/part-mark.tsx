import { lookUp } from '@tenderlane/domain/values';
import { IconCircleCheck, IconMessageExclamation } from '@tabler/icons-react';
import type { OwnPacket } from '@tenderlane/contract';
import { StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function PartMark({ packet, part }: { packet: OwnPacket; part: string }) {
  const { t } = useTranslation('packets');
  const mark = lookUp(packet.marks, part);
  if (!mark) return null;
  return mark.state === 'approved' ? (
    <StateChip icon={IconCircleCheck} hue="green" tier={3} label={t('mark.approved')} />
  ) : (
    <StateChip icon={IconMessageExclamation} hue="red" tier={1} label={t('mark.rejected')} />
  );
}
