import type { Account } from '@tenderlane/contract';
import { AlertBanner, type AlertType } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWeb } from '../core/web';
import { isPlainPress } from '../core/use-link';
import { toAlertType } from './alert-type';

interface ShellAlert {
  type: AlertType;
  text: string;
  href: string | null;
}

interface AlertsProps {
  notifications: Account['notifications'];
  /** What the application itself has to say. */
  more?: readonly ShellAlert[];
  /** The address of a page by its name and id; null where there is no such page, so that no link leads nowhere. */
  hrefOf: (routeName: string, id: string | null) => string | null;
}

/** What concerns the whole account, above every page. What is put away stays away until the application is loaded anew. */
export function Alerts({ notifications, more = [], hrefOf }: AlertsProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { open } = useWeb();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const told = notifications.map(({ type, text, routeName, link = null }) => ({
    type: toAlertType(type),
    text,
    href: hrefOf(routeName, link),
  }));
  const all = [...told, ...more].filter(({ text }) => !closed.includes(text));
  // What the server says already the application need not say again.
  const shown = all.filter(({ text }, place) => all.findIndex((other) => other.text === text) === place);
  return shown.map(({ type, text, href }) => (
    <AlertBanner
      key={text}
      type={type}
      text={text}
      link={
        href === null
          ? null
          : {
              label: t('notification.follow'),
              href,
              onClick: (event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                open(href);
              },
            }
      }
      closeLabel={t('common:close')}
      onClose={() => setClosed([...closed, text])}
    />
  ));
}
