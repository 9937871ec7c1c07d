import { ActionIcon } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import type { Account } from '@tenderlane/contract';
import { Popover, SkeletonRows, Tooltip } from '@tenderlane/ui';
import { Suspense, useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportPanelProps } from './support-panel';

interface SupportMenuProps {
  account: Account;
  requestsHref: string;
  onSupportChat: () => void;
  onHelp: () => void;
  Panel: ComponentType<SupportPanelProps>;
  MoreWays?: SupportPanelProps['MoreWays'];
  size?: number;
}

export function SupportMenu(props: SupportMenuProps) {
  const { account, requestsHref, onSupportChat, onHelp, Panel, MoreWays, size = 32 } = props;
  const { t } = useTranslation(['shell', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const buttonId = useId();
  const close = () => setIsOpen(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={t('header.support')} disabled={isOpen}>
          <ActionIcon
            id={buttonId}
            aria-label={t('header.support')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            size={size}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconLifebuoy size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-labelledby={buttonId}>
        <Suspense fallback={<SkeletonRows label={t('common:loading')} count={4} height={40} />}>
          {isOpen && (
            <Panel
              account={account}
              requestsHref={requestsHref}
              MoreWays={MoreWays}
              onSupportChat={() => {
                close();
                onSupportChat();
              }}
              onHelp={() => {
                close();
                onHelp();
              }}
              onClose={close}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
