import type { TablerIcon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import classes from './state-chip.module.css';

export type Hue = 'lane' | 'amber' | 'plum' | 'blue' | 'green' | 'red' | 'gray';

/** 1 tinted: somebody must act, or bidding runs; 2 outlined: work or an outcome; 3 plain: everything else. */
export type Tier = 1 | 2 | 3;

const hueVariables = (hue: Hue) =>
  ({
    '--chip-fg': `var(--${hue}-fg)`,
    '--chip-bg': `var(--${hue}-bg)`,
    '--chip-icon': `var(--${hue}-icon)`,
  }) as CSSProperties;

interface StateChipProps {
  label: string;
  icon: TablerIcon;
  hue: Hue;
  tier: Tier;
}

/** The state is an icon and a word; the colour only repeats it. */
export function StateChip({ label, icon: Icon, hue, tier }: StateChipProps) {
  return (
    <span className={classes.chip} data-tier={tier} style={hueVariables(hue)}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}
