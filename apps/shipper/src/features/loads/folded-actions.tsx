import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Menu } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionItem, type ActionItemProps } from './action-item';

export function FoldedActions({ actions }: { actions: readonly (ActionItemProps & { action: string })[] }) {
  const { t } = useTranslation('loads');
  const [isOpen, setIsOpen] = useState(false);
  const possible = actions.filter(({ reason }) => reason === null);
  const refused = actions.filter(({ reason }) => reason !== null);
  return (
    <>
      {possible.map(({ action, ...item }) => (
        <ActionItem key={action} {...item} />
      ))}
      {refused.length > 0 && (
        <Menu.Item
          closeMenuOnClick={false}
          aria-expanded={isOpen}
          c="dimmed"
          rightSection={isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('action.not_possible')} ({refused.length})
        </Menu.Item>
      )}
      {isOpen && refused.map(({ action, ...item }) => <ActionItem key={action} {...item} />)}
    </>
  );
}
