import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { SegmentedChoice } from '@tenderlane/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './layout-panel.module.css';
import type { LayoutMenuProps } from './use-list-layout';
import {
  moveColumn,
  PAGE_SIZES,
  shownColumns,
  widthOf,
  toggleColumn,
  type ColumnShape,
  type Density,
} from './rules/column-layout';

const WIDTH_STEP_PX = 16;
type Named = ColumnShape & { label: string };

export function LayoutPanel({ columns, layout }: LayoutMenuProps) {
  const { t } = useTranslation('list');
  const shown = shownColumns(columns, layout.layout, Number.POSITIVE_INFINITY);
  const keys = shown.map(({ key }) => key);
  const hidden = columns.filter(({ key }) => !keys.includes(key));
  const choose = (next: readonly string[]) => layout.change({ columns: next });
  const resize = (column: Named, step: number) => layout.resize(column.key, widthOf(layout.layout, column) + step);
  const itemOf = (column: Named) => ({
    column,
    isShown: keys.includes(column.key),
    onToggle: () => choose(toggleColumn(columns, keys, column.key)),
    onResize: (step: number) => resize(column, step),
  });

  return (
    <Stack gap={12}>
      <SegmentedChoice<Density>
        label={t('layout.density')}
        value={layout.layout.density}
        onChange={(density) => layout.change({ density })}
        options={[
          { value: 'comfortable', label: t('layout.comfortable') },
          { value: 'compact', label: t('layout.compact') },
        ]}
      />
      <SegmentedChoice
        label={t('layout.per_page')}
        value={String(layout.layout.perPage)}
        onChange={(size) => layout.change({ perPage: Number(size) })}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <div>
        <Group justify="space-between" mb={4}>
          <Text fz={12} fw={540} c="var(--text2)" id="list-columns">
            {t('layout.columns')}
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={layout.reset}>
            {t('layout.reset')}
          </Button>
        </Group>
        <Sorting columns={shown} onMove={(key, to) => choose(moveColumn(keys, key, to))}>
          <ul className={classes.columns} aria-labelledby="list-columns">
            {shown.map((column) => (
              <SortableItem key={column.key} {...itemOf(column)} />
            ))}
            {hidden.map((column) => (
              <li key={column.key} className={classes.column}>
                <span className={classes.grip} />
                <ColumnCheck {...itemOf(column)} />
              </li>
            ))}
          </ul>
        </Sorting>
        <Text fz={12} c="var(--dim)" mt={6}>
          {t('layout.hint')}
        </Text>
      </div>
    </Stack>
  );
}

interface SortingProps {
  columns: readonly Named[];
  onMove: (key: string, to: number) => void;
  children: ReactNode;
}

function Sorting({ columns, onMove, children }: SortingProps) {
  const { t } = useTranslation('list');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => columns.findIndex(({ key }) => key === id);
  const nameOf = (id: UniqueIdentifier) => columns[indexOf(id)]?.label ?? '';
  const placed = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    t('layout.at_place', { column: nameOf(id), place: over === undefined ? 0 : indexOf(over) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('layout.lifted', { column: nameOf(active.id) }),
    onDragOver: ({ active, over }) => placed(active.id, over?.id),
    onDragEnd: ({ active, over }) => placed(active.id, over?.id),
    onDragCancel: ({ active }) => t('layout.left', { column: nameOf(active.id) }),
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('layout.how_to_move') } }}
    >
      <SortableContext items={columns.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps {
  column: Named;
  isShown: boolean;
  onToggle: () => void;
  onResize: (step: number) => void;
}

function SortableItem(props: ItemProps) {
  const { t } = useTranslation('list');
  const { column, onResize } = props;
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: column.key });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? WIDTH_STEP_PX : event.key === 'ArrowLeft' ? -WIDTH_STEP_PX : 0;
    if (step === 0) return listeners?.['onKeyDown']?.(event);
    event.preventDefault();
    onResize(step);
  };
  return (
    <li
      ref={setNodeRef}
      className={classes.column}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={classes.grip}
        {...attributes}
        {...listeners}
        onKeyDown={onKeyDown}
        aria-label={t('layout.move', { column: column.label })}
      >
        <IconGripVertical size={14} aria-hidden />
      </button>
      <ColumnCheck {...props} />
    </li>
  );
}

const ColumnCheck = ({ column, isShown, onToggle }: ItemProps) => (
  <Checkbox size="xs" label={column.label} checked={isShown} disabled={column.isFixed ?? false} onChange={onToggle} />
);
