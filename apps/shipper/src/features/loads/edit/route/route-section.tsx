import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconPlus } from '@tabler/icons-react';
import { LIMITS } from '@tenderlane/domain/core';
import { FormSection, ReasonButton } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasures } from '../../measures';
import { FieldAnchor } from '../fields/field-anchor';
import classes from './route.module.css';
import { StopRow } from './stop-row';
import { addStop, moveStop, stopsOf } from './stops';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

export const RouteSection = memo(function RouteSection() {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const stops = useDraftState(stopsOf);
  const problem = useProblem('waypoints');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = stops.map(({ key }) => key);
  const placeOf = (key: string | number | undefined) => keys.findIndex((one) => one === key) + 1;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) moveStop(store, placeOf(active.id) - 1, placeOf(over.id) - 1);
  };
  const isFull = stops.length >= LIMITS.stopsMax;

  return (
    <FormSection title={t('route.title')} why={t('route.why')}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: t('drag.instructions') },
          announcements: {
            onDragStart: ({ active }) => t('drag.lifted', { number: placeOf(active.id) }),
            onDragOver: ({ over }) => t('drag.over', { number: placeOf(over?.id) }),
            onDragEnd: ({ over }) => t('drag.dropped', { number: placeOf(over?.id) }),
            onDragCancel: () => t('drag.cancelled'),
          },
        }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className={classes.stops}>
            {stops.map((stop, index) => (
              <StopRow key={stop.key} stop={stop} index={index} count={stops.length} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {problem && <p className={classes.problem}>{problem}</p>}
      <div className={classes.foot}>
        <FieldAnchor path="waypoints">
          <ReasonButton
            size="xs"
            leftSection={<IconPlus size={14} />}
            reason={isFull ? t('route.full', { count: LIMITS.stopsMax }) : null}
            onClick={() => addStop(store)}
          >
            {t('route.add')}
          </ReasonButton>
        </FieldAnchor>
        <Distance />
      </div>
    </FormSection>
  );
});

function Distance() {
  const { t } = useTranslation('loadEdit');
  const measures = useMeasures();
  const km = useDraftState(({ meta }) => meta.distanceKm);
  const source = useDraftState(({ meta }) => meta.distanceSource);
  if (km === null) return <span className={classes.distance}>{t('route.distance_unknown')}</span>;
  const distance = measures.distance(km);
  return (
    <span className={classes.distance}>
      {source === 'estimate'
        ? t('route.distance_estimate', { distance })
        : t('route.distance_by', { distance, source: source ?? '' })}
    </span>
  );
}
