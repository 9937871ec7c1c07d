import { TIMELINE_STEPS } from '@tenderlane/domain/loads';
import { SectionCard, StepLine } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';

export function LoadTimeline({ timeline }: { timeline: readonly { step: string; at: string }[] }) {
  const { t } = useTranslation('states');
  const { shortDateTime } = useDates();
  const timeOf = (step: string) => {
    const reached = timeline.find((one) => one.step === step);
    return reached ? shortDateTime(reached.at) : null;
  };
  return (
    <SectionCard title={t('timeline.title')}>
      <StepLine
        label={t('timeline.title')}
        steps={TIMELINE_STEPS.map((step) => ({ key: step, label: t(`timeline.${step}`), time: timeOf(step) }))}
        pendingText={t('timeline.pending')}
      />
    </SectionCard>
  );
}
