import { ActionIcon, Button, CopyButton, VisuallyHidden } from '@mantine/core';
import {
  IconBrandTelegram,
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconHelp,
  IconLifebuoy,
  IconMessageCircle,
  IconMessages,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Account } from '@tenderlane/contract';
import { ReasonButton, Tooltip } from '@tenderlane/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLink } from '../core/use-link';
import { PersonPhoto } from './person-photo';
import classes from './support.module.css';

export interface SupportPanelProps {
  account: Account;
  requestsHref: string;
  onSupportChat: () => void;
  onHelp: () => void;
  onClose: () => void;
  MoreWays?: ComponentType<{ className?: string | undefined; onClose: () => void }> | undefined;
}

export function SupportPanel(props: SupportPanelProps) {
  const { account, requestsHref, onSupportChat, onHelp, onClose, MoreWays } = props;
  const { t } = useTranslation('support');
  const requests = useLink(requestsHref);
  return (
    <div className={classes.panel}>
      <SupportId id={account.support_id} />
      {account.manager && <Manager manager={account.manager} />}
      <ul className={classes.ways}>
        <li>
          <button type="button" className={classes.way} onClick={onSupportChat}>
            <Way icon={IconMessageCircle} label={t('write')} />
          </button>
        </li>
        <li>
          <a
            {...requests}
            className={classes.way}
            onClick={(event) => {
              requests.onClick(event);
              onClose();
            }}
          >
            <Way icon={IconMessages} label={t('requests')} />
          </a>
        </li>
        <li>
          <button type="button" className={classes.way} aria-haspopup="dialog" onClick={onHelp}>
            <Way icon={IconHelp} label={t('help')} />
          </button>
        </li>
        {MoreWays && <MoreWays className={classes.way} onClose={onClose} />}
        {account.help_center && (
          <li>
            <a className={classes.way} href={account.help_center} target="_blank" rel="noreferrer">
              <Way icon={IconLifebuoy} label={t('help_center')}>
                <IconExternalLink size={14} aria-hidden />
                <VisuallyHidden>({t('opens')})</VisuallyHidden>
              </Way>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function Way({ icon: Icon, label, children }: { icon: TablerIcon; label: string; children?: ReactNode }) {
  return (
    <>
      <Icon size={16} aria-hidden />
      <span className={classes.wayText}>{label}</span>
      {children}
    </>
  );
}

function SupportId({ id }: { id: string }) {
  const { t } = useTranslation(['support', 'common']);
  return (
    <div className={classes.id}>
      <div className={classes.idText}>
        <div>
          {t('id')}: <strong>{id}</strong>
        </div>
        <div className={classes.note}>{t('id_hint')}</div>
      </div>
      <CopyButton value={id} timeout={2000}>
        {({ copied, copy }) => (
          <>
            <Tooltip label={copied ? t('common:copied') : t('copy')}>
              <ActionIcon aria-label={t('copy')} size={32} onClick={copy}>
                {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </ActionIcon>
            </Tooltip>
            <VisuallyHidden role="status">{copied ? t('common:copied') : ''}</VisuallyHidden>
          </>
        )}
      </CopyButton>
    </div>
  );
}

function Manager({ manager }: { manager: NonNullable<Account['manager']> }) {
  const { t } = useTranslation('support');
  const { position, photo, telegram } = manager;
  // A member who has just joined has no name yet.
  const name = manager.name || t('manager');
  const icon = <IconBrandTelegram size={16} aria-hidden />;
  return (
    <section className={classes.manager} aria-label={t('manager')}>
      <PersonPhoto name={name} photo={photo} />
      <div className={classes.managerText}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.note}>{position || t('manager')}</span>
      </div>
      {telegram === null ? (
        <ReasonButton leftSection={icon} reason={t('no_chat', { name })} onClick={() => undefined}>
          {t('chat')}
        </ReasonButton>
      ) : (
        <Button component="a" href={telegram} target="_blank" rel="noopener noreferrer" leftSection={icon}>
          {t('chat')}
          <VisuallyHidden> ({t('opens')})</VisuallyHidden>
        </Button>
      )}
    </section>
  );
}
