import {
  IconAlertOctagon,
  IconArchive,
  IconCircleCheck,
  IconCircleOff,
  IconCircleX,
  IconClipboardCheck,
  IconGavel,
  IconHourglassHigh,
  IconPencil,
  IconScale,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import { StateChip, type Hue, type Tier } from './state-chip';

const LOOKS = {
  draft: { icon: IconPencil, hue: 'gray', tier: 3 },
  ongoing: { icon: IconGavel, hue: 'lane', tier: 1 },
  tender_over: { icon: IconScale, hue: 'amber', tier: 1 },
  awaiting_confirmation: { icon: IconHourglassHigh, hue: 'plum', tier: 1 },
  processing: { icon: IconClipboardCheck, hue: 'blue', tier: 2 },
  in_progress: { icon: IconTruckDelivery, hue: 'blue', tier: 1 },
  did_not_take_place: { icon: IconCircleOff, hue: 'gray', tier: 2 },
  completed: { icon: IconCircleCheck, hue: 'green', tier: 3 },
  uncompleted: { icon: IconAlertOctagon, hue: 'red', tier: 1 },
  canceled: { icon: IconCircleX, hue: 'gray', tier: 3 },
  archived: { icon: IconArchive, hue: 'gray', tier: 3 },
} as const satisfies Record<string, { icon: TablerIcon; hue: Hue; tier: Tier }>;

export type LoadStateKey = keyof typeof LOOKS;

export function LoadState({ state, label }: { state: LoadStateKey; label: string }) {
  return <StateChip {...LOOKS[state]} label={label} />;
}
