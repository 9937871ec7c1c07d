import { ActionIcon, Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { SkeletonRows, Tooltip, UnreadMark } from '@tenderlane/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serverOffsetMs } from '../../core/client/server-clock';
import { useDates } from '../../core/texts/use-dates';
import { useLink } from '../../core/use-link';
import { useSteady } from '../../core/use-steady';
import { groupByAge } from './age-groups';
import type { BellListInput } from './bell-button';
import { BellEntry } from './bell-entry';
import { isStep, nextPlace } from './move-focus';
import classes from './bell-list.module.css';

interface BellListProps extends BellListInput {
  settingsHref: string;
}

const AGES_EVERY_MS = 30_000;
/** A list with more entries than this is higher. */
const FEW = 7;
/** Loads older entries early, because keyboard focus on the last entry leaves the list's end out of view. */
const OLDER_AHEAD = '200px';
const heightOf = (count: number) => (count > FEW ? '55vh' : '400px');

const serverNow = () => Date.now() + serverOffsetMs();

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!isStep(event.key)) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  event.preventDefault();
  entries[nextPlace(event.key, entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus();
}

export function BellList(props: BellListProps) {
  const { entries, unread, settingsHref, onReadAll, onClose } = props;
  const { t } = useTranslation(['bell', 'common']);
  const list = useRef<HTMLDivElement>(null);
  const settings = useLink(settingsHref);
  // Take the focus from the button. On the first opening the list loads after the popover has looked for an element to
  // focus. A timer, because the popover remembers the button in an effect that runs after this one.
  useEffect(() => {
    const timer = setTimeout(() => list.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {unread > 0 && <UnreadMark count={String(unread)} label={t('unread', { count: unread })} />}
        <Button
          className={classes.readAll}
          size="xs"
          variant="subtle"
          disabled={unread === 0}
          onClick={() => {
            onReadAll();
            // The button becomes disabled, so it would lose the focus.
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

function Groups({ entries, unreadIds, loadedAt, hasOlder, onOlder, onClose }: GroupsProps) {
  const { t } = useTranslation(['bell', 'common']);
  const dates = useDates();
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), AGES_EVERY_MS, { autoInvoke: true });
  const { older } = useSteady({ older: onOlder });
  const end = useRef<HTMLDivElement>(null);
  // Observe again after each response: the end may still be visible, and a refetch may have cancelled the next page.
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
