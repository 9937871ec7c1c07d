import { IconClipboardCheck, IconClipboardList, IconClipboardText } from '@tabler/icons-react';
import type { PacketState } from '@tenderlane/domain/packets';
import { StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

const LOOKS = {
  not_completed: { icon: IconClipboardList, hue: 'gray', tier: 3 },
  completed: { icon: IconClipboardText, hue: 'plum', tier: 2 },
  on_review: { icon: IconClipboardText, hue: 'amber', tier: 1 },
  approved: { icon: IconClipboardCheck, hue: 'green', tier: 3 },
} as const satisfies Record<PacketState, object>;

export function PacketChip({ state }: { state: PacketState }) {
  const { t } = useTranslation('packets');
  return <StateChip label={t(`state.${state}`)} {...LOOKS[state]} />;
}
