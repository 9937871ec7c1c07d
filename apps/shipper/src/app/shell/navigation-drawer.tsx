import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Navigation } from './navigation';

interface NavigationDrawerProps {
  opened: boolean;
  onClose: () => void;
}

export function NavigationDrawer({ opened, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation('shell');
  // Mount it closed first: a drawer that mounts open cannot restore the focus.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={opened && isMounted}
      onClose={onClose}
      size={250}
      title={t('drawer.label')}
      styles={{ body: { height: 'calc(100% - 60px)', padding: 0 } }}
      closeButtonProps={{ 'aria-label': t('drawer.close') }}
    >
      <Navigation />
    </Drawer>
  );
}
