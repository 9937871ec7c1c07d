import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconRosetteDiscountCheck, type Icon } from '@tabler/icons-react';
import type { LegalIdCheck } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import classes from './legal-id-mark.module.css';

interface LegalIdMarkProps {
  check: LegalIdCheck;
  isShort?: boolean;
}

export function LegalIdMark({ check, isShort = false }: LegalIdMarkProps) {
  const { t } = useTranslation('carriers');
  return (
    <>
      {check.confirmed_by && (
        <Mark
          tone="good"
          Sign={IconRosetteDiscountCheck}
          text={t(`check.confirmed_${check.confirmed_by}`)}
          isShort={isShort}
        />
      )}
      {check.is_claimed_by_others && (
        <Mark tone="warn" Sign={IconAlertTriangle} text={t('check.claimed')} isShort={isShort} />
      )}
    </>
  );
}

interface MarkProps {
  tone: 'good' | 'warn';
  Sign: Icon;
  text: string;
  isShort: boolean;
}

const Mark = ({ tone, Sign, text, isShort }: MarkProps) => (
  <span className={classes.mark} data-tone={tone} data-short={isShort || undefined} title={isShort ? text : undefined}>
    <Sign size={14} aria-hidden />
    {isShort ? <VisuallyHidden>{text}</VisuallyHidden> : text}
  </span>
);
