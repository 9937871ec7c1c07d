import { UnstyledButton } from '@mantine/core';
import { WAYPOINT_KINDS, type WaypointKind } from '@tenderlane/domain/reference';
import { Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import classes from './route.module.css';

function KindSign({ kind }: { kind: WaypointKind }) {
  return (
    <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden>
      {kind === 'pickup' && <circle cx={7} cy={7} r={4.6} fill="var(--body)" stroke="currentColor" strokeWidth={2} />}
      {kind === 'stop' && <circle cx={7} cy={7} r={3.4} fill="currentColor" />}
      {kind === 'delivery' && <rect x={2.5} y={2.5} width={9} height={9} rx={1.5} fill="currentColor" />}
    </svg>
  );
}

const ORDER = [...WAYPOINT_KINDS].sort((a, b) => Number(a === 'delivery') - Number(b === 'delivery'));

interface StopKindProps {
  kind: WaypointKind;
  number: number;
  onChange: (kind: WaypointKind) => void;
}

export function StopKind({ kind, number, onChange }: StopKindProps) {
  const { t } = useTranslation('loadEdit');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={classes.kind}
          aria-label={t('stop.kind', { number, kind: t(`kind.${kind}`) })}
          title={t(`kind.${kind}`)}
        >
          <KindSign kind={kind} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ORDER.map((one) => (
          <Menu.Item
            key={one}
            role="menuitemradio"
            aria-checked={one === kind}
            leftSection={<KindSign kind={one} />}
            onClick={() => onChange(one)}
          >
            {t(`kind.${one}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
