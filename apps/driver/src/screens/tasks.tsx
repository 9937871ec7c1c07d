import { useState } from 'react';
import { markTask } from '../lib/send';
import type { OpenTrip, Trip } from '../lib/state';
import { writeMoment } from '../lib/times';
import { useTexts } from '../lib/use-texts';

type Task = Trip['tasks'][number];

export function Tasks({ open, trip: { tasks, stops } }: { open: OpenTrip; trip: Trip }) {
  const { t, locale } = useTexts();
  const [isFailed, setFailed] = useState(false);
  const [marked, setMarked] = useState<{ id: number; isDone: boolean } | null>(null);
  const mark = async ({ id }: Task, isDone: boolean) => {
    setMarked({ id, isDone });
    setFailed(!(await markTask(open.secret, id, isDone)));
    setMarked(null);
  };
  const about = ({ stop_id: stopId, due_at: due }: Task) => {
    const stop = stops.find(({ id }) => id === stopId);
    const zone = stop ?? stops[0];
    return [stop && (stop.name ?? stop.city), due && zone && writeMoment(due, zone, locale)].filter(Boolean).join(', ');
  };
  if (tasks.length === 0) return null;
  return (
    <section className="part">
      <h2>{t('tasks')}</h2>
      {tasks.map((task) => (
        <label className="switch" key={task.id}>
          <span>
            {task.title}
            <span className="dim"> {about(task)}</span>
          </span>
          <input
            type="checkbox"
            checked={marked?.id === task.id ? marked.isDone : task.done_at !== null}
            disabled={!task.can_mark || open.token === null || marked !== null}
            onChange={(event) => void mark(task, event.currentTarget.checked)}
          />
        </label>
      ))}
      {isFailed && (
        <p role="alert" className="notice bad">
          {t('no_connection')}
        </p>
      )}
    </section>
  );
}
