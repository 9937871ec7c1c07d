import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './palette-launcher.module.css';
import { useKeysAhead, type TypedAhead } from './use-keys-ahead';
import { usePaletteKey } from './use-palette-key';

export interface PaletteInput {
  onClose: () => void;
  onReady: () => TypedAhead;
}

interface PaletteLauncherProps {
  Palette: ComponentType<PaletteInput>;
}

const isMac = () => navigator.userAgent.includes('Mac');

export function PaletteLauncher({ Palette }: PaletteLauncherProps) {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const isOpen = state !== 'closed';
  const open = () => setState((before) => (before === 'closed' ? 'opening' : before));
  const close = () => setState('closed');
  const takeTyped = useKeysAhead(state === 'opening', close);
  const ready = () => {
    setState('open');
    return takeTyped();
  };
  const isNarrow = useMediaQuery('(max-width: 968px)') ?? false;
  usePaletteKey(open);
  const button = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: open,
  } as const;
  return (
    <>
      {isNarrow ? (
        <ActionIcon size={32} aria-label={t('header.search')} {...button}>
          <IconSearch size={18} />
        </ActionIcon>
      ) : (
        <UnstyledButton className={classes.launcher} {...button}>
          <IconSearch size={15} aria-hidden />
          <span className={classes.words}>{t('header.search')}</span>
          <kbd className={classes.key} aria-hidden>
            {isMac() ? '⌘ K' : 'Ctrl K'}
          </kbd>
        </UnstyledButton>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={close} onReady={ready} />
        </Suspense>
      )}
    </>
  );
}
