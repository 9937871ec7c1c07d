import { useTranslation } from 'react-i18next';
import classes from './landing.module.css';

interface PictureProps {
  label: string;
}

export function TenderPicture({ label }: PictureProps) {
  const { t } = useTranslation('shell');
  return (
    <svg viewBox="0 0 376 92" className={classes.picture} role="img" aria-label={label}>
      <circle cx="24" cy="30" r="5" fill="none" stroke="var(--primary)" strokeWidth="2" />
      <path d="M24 35v22" stroke="var(--line)" strokeWidth="2" strokeDasharray="3 3" />
      <rect x="19" y="57" width="10" height="10" rx="2" fill="var(--primary)" />
      <text x="42" y="34">
        {t('map.warsaw')}
      </text>
      <text x="42" y="66">
        {t('map.kyiv')}
      </text>
      <path
        d="M232 32h62v30h-62zM294 42h18l12 12v8h-30z"
        fill="var(--sunken)"
        stroke="var(--dim)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="250" cy="64" r="6" fill="var(--raised)" stroke="var(--dim)" strokeWidth="2" />
      <circle cx="308" cy="64" r="6" fill="var(--raised)" stroke="var(--dim)" strokeWidth="2" />
    </svg>
  );
}

export const BidsPicture = ({ label }: PictureProps) => (
  <svg viewBox="0 0 376 112" className={classes.picture} role="img" aria-label={label}>
    <path d="M20 92h336" stroke="var(--line)" />
    <path d="M20 70h336" stroke="var(--dim)" strokeDasharray="4 4" />
    <path d="M20 22h70v12h62v16h58v10h66v22h56" fill="none" stroke="var(--primary)" strokeWidth="2" />
    {[
      [90, 22],
      [152, 34],
      [210, 50],
      [276, 60],
      [332, 82],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="4" fill="var(--primary)" />
    ))}
  </svg>
);

const STEPS = [40, 138, 236];

export const AwardPicture = ({ label }: PictureProps) => (
  <svg viewBox="0 0 376 92" className={classes.picture} role="img" aria-label={label}>
    <path d="M40 46h196" stroke="var(--good)" strokeWidth="2" />
    <path d="M236 46h98" stroke="var(--dim)" strokeWidth="2" strokeDasharray="4 4" />
    {STEPS.map((x) => (
      <g key={x} transform={`translate(${x} 46)`} strokeWidth="2">
        <circle r="12" fill="var(--raised)" stroke="var(--good)" />
        <path d="m-5 0 4 4 7-8" fill="none" stroke="var(--good)" />
      </g>
    ))}
    <circle cx="334" cy="46" r="12" fill="var(--raised)" stroke="var(--dim)" strokeWidth="2" />
  </svg>
);
