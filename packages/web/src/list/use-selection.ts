import { useMemo, useState } from 'react';

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>;

interface Chosen<Row> {
  name: string;
  rows: ReadonlyMap<number, Row>;
  isAll: boolean;
}

/** Selection of a list: some rows, or all that match the filter. Changing the filter clears it. */
export function useSelection<Row extends { id: number }>(name: string) {
  const none = useMemo((): Chosen<Row> => ({ name, rows: new Map(), isAll: false }), [name]);
  const [kept, setChosen] = useState(none);
  const chosen = kept.name === name ? kept : none;
  return useMemo(() => {
    const set = (rows: ReadonlyMap<number, Row>, isAll = false) => setChosen({ name, rows, isAll });
    return {
      rows: chosen.rows,
      isAll: chosen.isAll,
      isEmpty: chosen.rows.size === 0,
      has: (id: number) => chosen.rows.has(id) || chosen.isAll,
      choose: (rows: readonly Row[], isChosen: boolean) => {
        const next = new Map(chosen.rows);
        for (const row of rows) {
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        set(next);
      },
      chooseAll: () => set(chosen.rows, true),
      clear: () => set(new Map()),
    };
  }, [chosen, name]);
}
