import { Alert, Group } from '@mantine/core';
import { IconCheck, IconHourglassHigh, IconX } from '@tabler/icons-react';
import type { LoadView } from '@tenderlane/contract';
import { ReasonButton } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useRefusalText } from '../loads';

interface ApprovalPanelProps {
  view: LoadView;
  carrier: string;
  onApprove: () => void;
  onDecline: () => void;
}

export function ApprovalPanel({ view, carrier, onApprove, onDecline }: ApprovalPanelProps) {
  const { t } = useTranslation('awards');
  const dates = useDates();
  const refusalText = useRefusalText();
  const { approval } = view;
  if (!approval) return null;
  const params = {
    carrier,
    price: money(approval.price),
    time: dates.shortDateTime(approval.until),
  };
  const reason = refusalText('approve_option', view.refusals);
  return (
    <Alert color="plum" icon={<IconHourglassHigh size={16} />} title={t('approval.title')}>
      <p>
        {approval.selected_by
          ? t('approval.by_person', { ...params, person: approval.selected_by })
          : t('approval.by_rule', params)}
      </p>
      <Group gap={8} mt={8}>
        <ReasonButton leftSection={<IconX size={16} />} reason={reason} onClick={onDecline}>
          {t('approval.decline')}
        </ReasonButton>
        <ReasonButton variant="filled" leftSection={<IconCheck size={16} />} reason={reason} onClick={onApprove}>
          {t('approval.approve')}
        </ReasonButton>
      </Group>
    </Alert>
  );
}
