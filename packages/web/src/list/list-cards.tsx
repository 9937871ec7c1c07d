import { Skeleton } from '@mantine/core';
import classes from '@tenderlane/ui/list/list-cards.module.css';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { ListRows } from './use-list-rows';
import { useRowsInBox, useRowsInWindow, type VirtualRows } from './use-virtual-rows';

const ESTIMATE_PX = 118;
const SKELETONS = 6;

interface ListCardsProps<Row extends { id: number }> {
  label: string;
  rows: ListRows<Row>;
  Card: ComponentType<{ row: Row }>;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

/** Rows as cards of different heights; only visible ones are in the DOM. */
export function ListCards<Row extends { id: number }>(props: ListCardsProps<Row>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<{ scroller: HTMLElement | null; top: number } | null>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const scroller = scrollerOf(list);
    const measure = () => {
      // The list element is replaced once its position is known.
      const now = listRef.current;
      if (!now) return;
      const above = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY;
      const top = Math.round(now.getBoundingClientRect().top - above);
      setPlace((before) => (before?.top === top && before.scroller === scroller ? before : { scroller, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list.parentElement ?? list);
    return () => observer.disconnect();
  }, []);
  const all = { ...props, listRef };
  if (!place) return <ul ref={listRef} className={classes.cards} aria-label={props.label} />;
  return place.scroller ? (
    <CardsInBox {...all} scroller={place.scroller} top={place.top} />
  ) : (
    <CardsInWindow {...all} top={place.top} />
  );
}

interface PlacedProps<Row extends { id: number }> extends ListCardsProps<Row> {
  listRef: { current: HTMLUListElement | null };
  top: number;
}

const optionsOf = <Row extends { id: number }>({ rows, top }: PlacedProps<Row>) => ({
  count: rows.count + (rows.isLoading ? SKELETONS : rows.tail === 'more' ? 1 : 0),
  height: ESTIMATE_PX,
  overscan: 4,
  start: top,
  keyOf: (index: number) => rows.rowAt(index)?.id ?? -1 - index,
});

function CardsInBox<Row extends { id: number }>(props: PlacedProps<Row> & { scroller: HTMLElement }) {
  return <Cards {...props} virtual={useRowsInBox(() => props.scroller, optionsOf(props))} />;
}

function CardsInWindow<Row extends { id: number }>(props: PlacedProps<Row>) {
  return <Cards {...props} virtual={useRowsInWindow(optionsOf(props))} />;
}

interface CardsProps<Row extends { id: number }> extends PlacedProps<Row> {
  virtual: VirtualRows;
}

function Cards<Row extends { id: number }>({ label, rows, Card, listRef, virtual, top }: CardsProps<Row>) {
  const { items } = virtual;
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { look } = rows;
  useEffect(() => look(from, to));
  return (
    <ul
      ref={listRef}
      className={classes.cards}
      aria-label={label}
      aria-busy={rows.isLoading}
      style={{ height: virtual.total }}
    >
      {items.map(({ index, key, start }) => {
        const row = rows.rowAt(index);
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.card}
            aria-hidden={row ? undefined : true}
            aria-setsize={rows.total ?? -1}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row ? <Card row={row} /> : <Skeleton height={86} />}
          </li>
        );
      })}
    </ul>
  );
}
