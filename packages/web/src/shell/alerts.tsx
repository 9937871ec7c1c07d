import type { Account } from '@tenderlane/contract';
import { AlertBanner, type AlertType } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainPress } from '../core/use-link';
import { useDates } from '../core/texts/use-dates';
import { useWeb } from '../core/web';
import { toAlertType } from './alert-type';
import { putAway, readPutAway } from './put-away-alerts';

interface ShellAlert {
  key: string;
  type: AlertType;
  text: string;
  href: string | null;
}

interface AlertsProps {
  account: Account;
  /** What the application itself has to say. */
  more?: readonly ShellAlert[];
  /** The address of a page by its name and id; null where there is no such page, so that no link leads nowhere. */
  hrefOf: (routeName: string, id: string | null) => string | null;
  /** Alerts, by their key, that belong to other pages than this one. */
  isElsewhere?: (key: string) => boolean;
}

/** Alerts of the whole account, above the pages that they concern. A dismissed one stays dismissed in this browser. */
export function Alerts({ account, more = [], hrefOf, isElsewhere = () => false }: AlertsProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { open, side } = useWeb();
  const dates = useDates();
  const person = `${side}.${account.id}`;
  const [away, setAway] = useState(() => readPutAway(person));
  // The release before names neither key nor time.
  const told = account.notifications.map(({ text, key = text, type, at = null, routeName, link = null }) => ({
    key,
    type: toAlertType(type),
    text: at === null ? text : text.replace('{{at}}', dates.clock(at)),
    href: hrefOf(routeName, link),
  }));
  const all = [...told, ...more].filter(({ key }) => !away.includes(key) && !isElsewhere(key));
  // What the server says already the application need not say again.
  const shown = all.filter(({ text }, place) => all.findIndex((other) => other.text === text) === place);
  return shown.map(({ key, type, text, href }) => (
    <AlertBanner
      key={key}
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
      onClose={() => setAway(putAway(person, key))}
    />
  ));
}
