import type { TripTaskView, TripView } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import { Button } from '@mantine/core';
import { readAhead, SectionCard } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useDates } from '../core/texts/use-dates';
import { useTripAction, useTripSide } from './trip.api';
import classes from './trips.module.css';

const TaskDialog = lazy(readAhead(async () => ({ default: (await import('./task.dialogs')).TaskDialog })));
const DeleteTaskDialog = lazy(readAhead(async () => ({ default: (await import('./task.dialogs')).DeleteTaskDialog })));

export function Tasks({ trip: { tasks, stops, refusals } }: { trip: TripView }) {
  const { t } = useTranslation('trips');
  const { mayPlan } = useTripSide();
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = mayPlan && !refusals['report'];
  const add = mayAdd && (
    <Button size="xs" variant="subtle" onClick={() => setIsAdding(true)}>
      {t('task.add')}
    </Button>
  );
  return (
    <SectionCard title={t('task.list')} actions={add} flush>
      <ul className={classes.stops}>
        {tasks.map((task) => (
          <Task key={task.id} task={task} stops={stops} />
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <TaskDialog task={null} stops={stops} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}

interface TaskProps {
  task: TripTaskView;
  stops: TripView['stops'];
}

function Task({ task, stops }: TaskProps) {
  const { t } = useTranslation('trips');
  const { shortDateTime } = useDates();
  const stop = stops.find(({ id }) => id === task.stop_id);
  const place = stop && (stop.name ?? stop.city);
  const name = task.title ?? (stop && t(`task.of.${stop.kind}`, { stop: place ?? '' }));
  const { due_at: due, done_at: done, is_overdue: isOverdue } = task;
  const zone = stop?.time_zone;
  return (
    <li className={classes.stop} data-state={done ? 'departed' : undefined}>
      <div className={classes.head}>
        <h3 className={classes.city}>{name}</h3>
        <span className={isOverdue ? classes.warning : classes.state}>
          {done
            ? t('task.done_at', { time: shortDateTime(done, zone) })
            : isOverdue
              ? t('task.overdue')
              : t('task.open')}
        </span>
      </div>
      <p className={classes.dim}>
        {[
          t(`source.${task.performer}`),
          t(`tracking.${task.tracking}`),
          task.title && place,
          due && t('task.due_at', { time: shortDateTime(due, zone) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <TaskButtons task={task} stops={stops} name={name ?? ''} />
    </li>
  );
}

function TaskButtons({ task, stops, name }: TaskProps & { name: string }) {
  const { t } = useTranslation('trips');
  const { mayPlan } = useTripSide();
  const [opened, setOpened] = useState<'change' | 'delete' | null>(null);
  const mark = useTripAction(() => {});
  const { id, refusals, done_at: done } = task;
  const problem = errorText(mark.error);
  const may = (action: string) => mayPlan && !lookUp(refusals, action);
  if (!['done', 'change', 'delete'].some(may)) return null;
  const close = () => setOpened(null);
  return (
    <>
      {problem && (
        <p role="alert" className={classes.warning}>
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        {may('done') && (
          <Button
            size="compact-xs"
            variant={done ? 'subtle' : 'default'}
            loading={mark.isPending}
            onClick={() => mark.mutate({ do: 'change_task', taskId: id, body: { done: !done } })}
          >
            {t(done ? 'task.reopen' : 'task.done')}
          </Button>
        )}
        {may('change') && (
          <Button size="compact-xs" variant="subtle" onClick={() => setOpened('change')}>
            {t('change.button')}
          </Button>
        )}
        {may('delete') && (
          <Button size="compact-xs" variant="subtle" onClick={() => setOpened('delete')}>
            {t('task.delete')}
          </Button>
        )}
      </div>
      <Suspense>
        {opened === 'change' && <TaskDialog task={task} stops={stops} onClose={close} />}
        {opened === 'delete' && <DeleteTaskDialog taskId={id} name={name} onClose={close} />}
      </Suspense>
    </>
  );
}
