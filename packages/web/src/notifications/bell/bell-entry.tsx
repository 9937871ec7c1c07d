import { VisuallyHidden } from '@mantine/core';
import type { Notification } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import type { Dates } from '../../core/texts/use-dates';
import { isPlainPress } from '../../core/use-link';
import { useApplication } from '../../core/application';
import { entryIcon } from './entry-icons';
import { relativeAge } from './relative-age';
import classes from './bell-list.module.css';

interface BellEntryProps {
  entry: Notification;
  isUnread: boolean;
  now: number;
  dates: Dates;
  onFollow: () => void;
}

const isWebAddress = (link: string | null): link is string => link !== null && /^https?:\/\//i.test(link);

export function BellEntry({ entry, isUnread, now, dates, onFollow }: BellEntryProps) {
  const { t } = useTranslation('bell');
  const { open, pageHref, paths } = useApplication();
  const { icon: Icon, color } = entryIcon(entry.type);
  const isExternal = entry.is_external && isWebAddress(entry.link);
  const href = isExternal ? (entry.link ?? '') : (pageHref(entry.page_name, entry.link) ?? paths.home);
  const age = relativeAge(Date.parse(entry.created_at), now);
  const time =
    age === null
      ? dates.shortDateTime(entry.created_at)
      : age.unit === 'now'
        ? t('ago.now')
        : t(`ago.${age.unit}`, { count: age.count });
  return (
    <a
      className={classes.entry}
      href={href}
      data-entry
      data-unread={isUnread || undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        if (!isExternal && isPlainPress(event)) {
          event.preventDefault();
          open(href);
        }
        onFollow();
      }}
    >
      <Icon size={16} className={classes.icon} style={{ color }} aria-hidden />
      <span className={classes.name}>
        {isUnread && <VisuallyHidden>{t('unread_mark')} </VisuallyHidden>}
        {entry.title}
        {isExternal && <VisuallyHidden> {t('new_tab')}</VisuallyHidden>}
      </span>
      <time className={classes.time} dateTime={entry.created_at} title={dates.dateTime(entry.created_at)}>
        {time}
      </time>
      <span className={classes.text}>{entry.description}</span>
    </a>
  );
}
