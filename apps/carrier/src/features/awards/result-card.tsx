import type { CarrierLoad } from '@tenderlane/contract';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { percentBp } from '../../lib/formats';

export function ResultCard({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const { result } = load;
  if (result?.outcome !== 'lost') return null;
  const wasAwarded = result.reason !== 'not_awarded';
  return (
    <SectionCard title={t('result.title')}>
      <KeyValues
        items={[
          ...(wasAwarded ? [{ label: t('result.rank'), value: result.rank }] : []),
          { label: t('result.reason'), value: result.reason && t(`result.reasons.${result.reason}`) },
          ...(wasAwarded ? [{ label: t('result.gap'), value: <Gap result={result} /> }] : []),
          ...(result.text ? [{ label: t('result.text'), value: result.text }] : []),
        ]}
      />
    </SectionCard>
  );
}

function Gap({ result }: { result: NonNullable<CarrierLoad['result']> }) {
  const { t } = useTranslation('carrierApp');
  const { gap_bp: bp, gap_band: band } = result;
  if (bp !== null) {
    if (bp === 0) return t('result.same');
    return t(bp > 0 ? 'result.above' : 'result.below', { percent: percentBp(Math.abs(bp)) });
  }
  switch (band) {
    case 'up_to_2':
    case 'from_2_to_5':
    case 'from_5_to_10':
    case 'over_10':
      return t(`result.bands.${band}`);
    default:
      return '—';
  }
}
