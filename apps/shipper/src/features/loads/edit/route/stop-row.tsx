import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../draft/draft-fields';
import classes from './route.module.css';
import { StopDetails } from './stop-details';
import { StopKind } from './stop-kind';
import { StopMenu } from './stop-menu';
import { StopPlace } from './stop-place';
import { changeStop, zoneOf } from './stops';
import { useDraft } from '../draft/use-draft';
import { WindowFields } from './window-fields';
import { instantOf, wallTimeOf } from './zone-time';

interface StopRowProps {
  stop: Stop;
  index: number;
  count: number;
}

function endsOnAnotherDay({ window, ...stop }: Stop): boolean {
  if (!window?.from || !window.to) return false;
  return wallTimeOf(window.from, zoneOf(stop)).day !== wallTimeOf(window.to, zoneOf(stop)).day;
}

export const StopRow = memo(function StopRow({ stop, index, count }: StopRowProps) {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const [isOpen, setIsOpen] = useState(false);
  const [endsLater, setEndsLater] = useState(() => endsOnAnotherDay(stop));
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: stop.key,
  });
  const number = index + 1;

  const toggleEnd = () => {
    setEndsLater(!endsLater);
    const { from, to } = stop.window ?? {};
    // With a single day, the window ends at the same hour of the first day.
    if (endsLater && from && to) changeStop(store, stop.key, { window: { from, to: onDayOf(from, to, zoneOf(stop)) } });
  };

  return (
    <li
      ref={setNodeRef}
      className={classes.stop}
      data-dragging={isDragging || undefined}
      aria-label={t('stop.label', { number, kind: t(`kind.${stop.kind}`) })}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('stop.move', { number })}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <StopKind kind={stop.kind} number={number} onChange={(kind) => changeStop(store, stop.key, { kind })} />
      <StopPlace stop={stop} index={index} />
      <div className={classes.when}>
        <WindowFields
          stop={stop}
          index={index}
          endsLater={endsLater}
          onChange={(window) => changeStop(store, stop.key, { window })}
        />
      </div>
      <StopMenu
        stopKey={stop.key}
        index={index}
        count={count}
        details={{ isOpen, toggle: () => setIsOpen(!isOpen) }}
        endsLater={{ isOn: endsLater, toggle: toggleEnd }}
      />
      {isOpen && <StopDetails stop={stop} index={index} />}
    </li>
  );
});

function onDayOf(from: string, to: string, zone: string): string {
  return instantOf({ day: wallTimeOf(from, zone).day, time: wallTimeOf(to, zone).time }, zone);
}
