import {
  IconAlarm,
  IconBellCheck,
  IconBellOff,
  IconBellPlus,
  IconBellRinging,
  type TablerIcon,
} from '@tabler/icons-react';
import type { WatchState } from '@tenderlane/domain/loads';
import { Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../core/texts/use-dates';
import { toast, whenDone } from '../../toasts';
import { useChangeWatch, useWatch } from './watch.api';
import classes from './watch.module.css';

export interface WatchItemsProps {
  loadId: number;
  /** Opens the dialog, which is rendered outside of the menu because the menu closes. */
  onRemind: () => void;
}

const WORDS = {
  follow: { text: 'watch.follow', icon: IconBellPlus },
  unfollow: { text: 'watch.unfollow', icon: IconBellCheck },
  mute: { text: 'watch.mute', icon: IconBellOff },
  unmute: { text: 'watch.unmute', icon: IconBellRinging },
} as const satisfies Record<string, { text: string; icon: TablerIcon }>;

const DONE = {
  follow: { on: 'watch.follows', off: 'watch.unfollowed' },
  mute: { on: 'watch.muted', off: 'watch.unmuted' },
} as const;

export function WatchItems({ loadId, onRemind }: WatchItemsProps) {
  const { t } = useTranslation(['bell', 'common']);
  const dates = useDates();
  const { data: watch } = useWatch(loadId);
  const { mutate, mutateAsync } = useChangeWatch(loadId);
  if (!watch) return null;

  const choose = (kind: WatchState) => {
    const before = watch.state;
    const isOn = before !== kind;
    whenDone(mutateAsync({ state: isOn ? kind : null }), () =>
      toast(t(DONE[kind][isOn ? 'on' : 'off']), {
        id: `watch-${loadId}`,
        action: { label: t('common:undo'), onClick: () => mutate({ state: before }) },
      }),
    );
  };
  const follow = watch.state === 'follow' ? WORDS.unfollow : WORDS.follow;
  const mute = watch.state === 'mute' ? WORDS.unmute : WORDS.mute;
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<follow.icon size={16} aria-hidden />} onClick={() => choose('follow')}>
        {t(follow.text)}
      </Menu.Item>
      <Menu.Item leftSection={<mute.icon size={16} aria-hidden />} onClick={() => choose('mute')}>
        {t(mute.text)}
        {watch.state !== 'mute' && <span className={classes.hint}>{t('watch.mute_hint')}</span>}
      </Menu.Item>
      <Menu.Item leftSection={<IconAlarm size={16} aria-hidden />} onClick={onRemind}>
        {watch.remind_at ? t('remind.at', { at: dates.shortDateTime(watch.remind_at) }) : t('remind.open')}
      </Menu.Item>
    </>
  );
}
