import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconProgress,
} from '@tabler/icons-react';
import type { HelpRequest } from '@tenderlane/contract';
import { StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

const CHIPS = {
  new: { icon: IconPencil, hue: 'blue', tier: 2 },
  open: { icon: IconProgress, hue: 'blue', tier: 2 },
  waiting: { icon: IconClock, hue: 'plum', tier: 1 },
  solved: { icon: IconCircleCheck, hue: 'green', tier: 2 },
  closed: { icon: IconCheck, hue: 'gray', tier: 3 },
} as const;

interface RequestChipsProps {
  request: Pick<HelpRequest, 'state' | 'is_blocking'>;
  isOperator?: boolean;
}

export function RequestChips({ request: { state, is_blocking: isBlocking }, isOperator = false }: RequestChipsProps) {
  const { t } = useTranslation('support');
  if (state === null) return null;
  const name = state === 'waiting' && isOperator ? 'waiting_company' : state;
  return (
    <>
      <StateChip label={t(`state.${name}`)} {...CHIPS[state]} />
      {isBlocking && <StateChip label={t('blocking_mark')} icon={IconAlertTriangle} hue="red" tier={1} />}
    </>
  );
}
