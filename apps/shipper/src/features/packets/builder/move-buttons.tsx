import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function MoveButtons({ name, index, count, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useTranslation('packets');
  return (
    <span className={classes.buttons}>
      <ActionIcon aria-label={t('setup.up', { name })} disabled={index === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('setup.down', { name })} disabled={index === count - 1} onClick={() => onMove(1)}>
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('setup.remove', { name })} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </span>
  );
}
