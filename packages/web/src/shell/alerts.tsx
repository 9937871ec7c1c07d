import { AlertBanner, type AlertType } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainPress } from '../core/use-link';
import { useAccount } from '../core/queries/account';
import { useDates } from '../core/texts/use-dates';
import { useApplication } from '../core/application';
import { ownPath } from '../core/own-path';
import { toAlertType } from './alert-type';
import { dismissAlert, readDismissedAlerts } from './dismissed-alerts';

interface ShellAlert {
  key: string;
  type: AlertType;
  text: string;
  href: string | null;
}

interface AlertsProps {
  more?: readonly ShellAlert[];
  isElsewhere?: (key: string) => boolean;
}

/** Alerts of the account. Dismissed ones stay dismissed in this browser. */
export function Alerts({ more = [], isElsewhere = () => false }: AlertsProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { open, pageHref, side } = useApplication();
  const dates = useDates();
  const account = useAccount();
  const person = `${side}.${account?.id ?? ''}`;
  const [away, setAway] = useState(() => readDismissedAlerts(person));
  // The previous release sends neither key nor time.
  const told = (account?.notifications ?? []).map(({ text, key = text, type, at = null, routeName, link = null }) => ({
    key,
    type: toAlertType(type),
    text: at === null ? text : text.replace('{{at}}', dates.clock(at)),
    href: pageHref(routeName, link),
  }));
  const all = [...told, ...more].filter(({ key }) => !away.includes(key) && !isElsewhere(key));
  // Skip application alerts with the same text as one of the server.
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
                if (!isPlainPress(event) || ownPath(side, href) === null) return;
                event.preventDefault();
                open(href);
              },
            }
      }
      closeLabel={t('common:close')}
      onClose={() => setAway(dismissAlert(person, key))}
    />
  ));
}
