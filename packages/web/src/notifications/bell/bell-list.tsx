import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { SkeletonRows, Tooltip } from '@tenderlane/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serverOffsetMs } from '../../core/client/server-clock';
import { useDates } from '../../core/texts/use-dates';
import { useLink } from '../../core/use-link';
import { useSteady } from '../../core/use-steady';
import { groupByAge } from './age-groups';
import type { BellDoor } from './bell-button';
import { BellEntry, type PageHref } from './bell-entry';
import { isStep, nextPlace } from './move-focus';
import classes from './bell-list.module.css';

interface BellListProps extends BellDoor {
  pageHref: PageHref;
  /** Where one chooses what to be told. */
  settingsHref: string;
}

const AGES_EVERY_MS = 30_000;
/** More than these need a higher list. */
const FEW = 7;
/** Focus on the last entry leaves the end below it out of sight. */
const OLDER_AHEAD = '200px';
const heightOf = (count: number) => (count > FEW ? '55vh' : '400px');

const serverNow = () => Date.now() + serverOffsetMs();

/** Moves the focus among the entries. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!isStep(event.key)) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  event.preventDefault();
  entries[nextPlace(event.key, entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus();
}

/** What the person was told, by how long ago it was. */
export function BellList(props: BellListProps) {
  const { entries, unread, settingsHref, onReadAll, onClose } = props;
  const { t } = useTranslation(['bell', 'common']);
  const list = useRef<HTMLDivElement>(null);
  const settings = useLink(settingsHref);
  // The button has opened it, so the keyboard goes on here. What is fetched only now comes after the popover has looked
  // for what to focus; the next time it finds the list by its mark.
  useEffect(() => list.current?.focus(), []);
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {unread > 0 && (
          <span className={classes.count}>
            <span aria-hidden>{unread}</span>
            <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
          </span>
        )}
        <Button
          className={classes.readAll}
          size="xs"
          variant="subtle"
          disabled={unread === 0}
          onClick={() => {
            onReadAll();
            // The button can no longer be pressed, so it would lose the focus to nothing.
            list.current?.focus();
          }}
        >
          {t('read_all')}
        </Button>
        <Tooltip label={t('settings')}>
          <ActionIcon
            component="a"
            aria-label={t('settings')}
            size={32}
            href={settings.href}
            onClick={(event) => {
              settings.onClick(event);
              onClose();
            }}
          >
            <IconAdjustmentsHorizontal size={18} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div
        ref={list}
        className={classes.list}
        style={{ height: heightOf(entries?.length ?? 0) }}
        role="region"
        aria-label={t('title')}
        tabIndex={0}
        data-autofocus
        onKeyDown={moveFocus}
      >
        {entries === null && <SkeletonRows label={t('common:loading')} count={5} />}
        {entries?.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
        {entries && entries.length > 0 && <Groups {...props} entries={entries} />}
      </div>
    </>
  );
}

type GroupsProps = BellListProps & { entries: NonNullable<BellListProps['entries']> };

function Groups({ entries, unreadIds, loadedAt, hasOlder, onOlder, onClose, pageHref }: GroupsProps) {
  const { t } = useTranslation(['bell', 'common']);
  const dates = useDates();
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), AGES_EVERY_MS, { autoInvoke: true });
  const { older } = useSteady({ older: onOlder });
  const end = useRef<HTMLDivElement>(null);
  // A new observer after each answer: the end may still be near, and a reload may have cancelled the next page.
  useEffect(() => {
    if (!hasOlder || !end.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) older();
      },
      { root: end.current.parentElement, rootMargin: OLDER_AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasOlder, older, loadedAt]);
  return (
    <>
      {groupByAge(entries, now).map(({ group, entries: told }) => (
        <div key={group} role="group" aria-labelledby={`bell-${group}`}>
          <h3 id={`bell-${group}`} className={classes.group}>
            {t(`group.${group}`)}
          </h3>
          {told.map((entry) => (
            <BellEntry
              key={entry.id}
              entry={entry}
              isUnread={unreadIds.has(entry.id)}
              now={now}
              dates={dates}
              pageHref={pageHref}
              onFollow={onClose}
            />
          ))}
        </div>
      ))}
      {hasOlder && <SkeletonRows label={t('common:loading')} count={1} />}
      <div ref={end} className={classes.more} />
    </>
  );
}
