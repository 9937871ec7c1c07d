import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

interface HelpButtonProps {
  onOpen: () => void;
  size?: number;
  className?: string;
}

export function HelpButton({ onOpen, size = 32, className }: HelpButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <Tooltip label={t('header.help')}>
      <ActionIcon
        className={className}
        aria-label={t('header.help')}
        aria-haspopup="dialog"
        size={size}
        onClick={onOpen}
      >
        <IconHelp size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
