import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Navigation, type NavigationProps } from './navigation';

interface NavigationDrawerProps extends NavigationProps {
  opened: boolean;
  onClose: () => void;
}

/** The navigation over the page, where there is no room beside it. */
export function NavigationDrawer({ opened, onClose, ...navigation }: NavigationDrawerProps) {
  const { t } = useTranslation('shell');
  // One that begins open does not know where the focus was.
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
      <Navigation {...navigation} />
    </Drawer>
  );
}
