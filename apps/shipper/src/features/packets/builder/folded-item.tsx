import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { Locale } from '@tenderlane/domain/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';

/** Only one question or document is open at a time. */
export interface Fold {
  openId: string | null;
  toggle: (id: string) => void;
}

interface FoldedItemProps {
  id: string;
  name: string;
  facts: readonly string[];
  missing: readonly Locale[];
  hasProblem: boolean;
  fold: Fold;
  buttons: ReactNode;
  children: ReactNode;
}

export function FoldedItem({ id, name, facts, missing, hasProblem, fold, buttons, children }: FoldedItemProps) {
  const { t } = useTranslation('packets');
  const isOpen = fold.openId === id;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.item} role="group" aria-label={name}>
      <div className={classes.line}>
        <UnstyledButton className={classes.lineButton} aria-expanded={isOpen} onClick={() => fold.toggle(id)}>
          <Chevron size={16} aria-hidden />
          <span className={classes.lineName}>{name}</span>
          {hasProblem && (
            <IconAlertCircle size={16} className={classes.bad} role="img" aria-label={t('setup.problem')} />
          )}
          <span className={classes.lineFacts}>{facts.join(' · ')}</span>
          {missing.length > 0 && (
            <span className={classes.lacks}>
              {t('setup.lacks', { languages: missing.map((locale) => locale.toUpperCase()).join(', ') })}
            </span>
          )}
        </UnstyledButton>
        {buttons}
      </div>
      {isOpen && <div className={classes.open}>{children}</div>}
    </div>
  );
}
