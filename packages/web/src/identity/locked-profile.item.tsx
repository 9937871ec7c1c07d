import { IconLock } from '@tabler/icons-react';
import { Menu, Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

/** The link of a locked profile stays focusable so that screen readers can read the reason. */
export function LockedProfileItem({ label }: { label: string }) {
  const { t } = useTranslation('errors');
  const reason = t('profile.locked');
  return (
    <Tooltip label={reason} multiline w={226}>
      <Menu.Item
        leftSection={<IconLock size={16} />}
        data-disabled
        aria-disabled
        aria-label={`${label}: ${reason}`}
        closeMenuOnClick={false}
      >
        {label}
      </Menu.Item>
    </Tooltip>
  );
}
