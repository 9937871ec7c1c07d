import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import { useTranslation } from 'react-i18next';
import { useReferenceNames } from '../core/queries/reference';
import classes from './capabilities.module.css';
import { useLaneEndText } from './lane-end-field';

export function CapabilityFacts({ value, empty }: { value: CapabilitiesBody; empty: string }) {
  const { t } = useTranslation('capabilities');
  const bodyName = useReferenceNames('truck_bodies');
  const endText = useLaneEndText();
  const { body_types: bodies, certificates, lanes } = value;
  if (bodies.length + certificates.length + lanes.length === 0) return <p className={classes.hint}>{empty}</p>;
  return (
    <div className={classes.facts}>
      {bodies.length > 0 && (
        <span>
          {t('bodies')}: {bodies.map(bodyName).join(', ')}
        </span>
      )}
      {certificates.length > 0 && (
        <span>
          {t('certificates')}: {certificates.map((key) => key.toUpperCase()).join(', ')}
        </span>
      )}
      {lanes.map(({ from, to }) => {
        const text = `${endText(from)} – ${endText(to)}`;
        return <span key={text}>{text}</span>;
      })}
    </div>
  );
}
