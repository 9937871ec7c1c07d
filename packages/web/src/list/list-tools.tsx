import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Tooltip } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LayoutMenu } from './layout-menu';
import type { LayoutMenuProps } from './use-list-layout';
import type { ListKey } from './rules/list-keys';
import { useListKeys } from './use-list-keys';

const KeysHelp = lazy(() => import('./keys-help').then((part) => ({ default: part.KeysHelp })));

interface ListToolsProps extends LayoutMenuProps {
  keys: readonly ListKey[];
  hasPalette?: boolean;
}

export function ListTools({ keys, hasPalette = true, ...layout }: ListToolsProps) {
  const { t } = useTranslation('list');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useListKeys({ help: () => setIsHelpOpen(true) });
  return (
    <>
      <LayoutMenu {...layout} />
      <Tooltip label={t('keys.title')}>
        <ActionIcon size={32} aria-label={t('keys.title')} onClick={() => setIsHelpOpen(true)}>
          <IconKeyboard size={16} />
        </ActionIcon>
      </Tooltip>
      {isHelpOpen && (
        <Suspense fallback={null}>
          <KeysHelp keys={keys} hasPalette={hasPalette} onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
