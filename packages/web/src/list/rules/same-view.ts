import type { ViewContent } from '@tenderlane/contract';

const written = ({ filter, sort, columns, density, group }: ViewContent, defaultSort: string) =>
  JSON.stringify([
    Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)),
    sort ?? defaultSort,
    columns.map(({ name, width }) => [name, width]),
    density,
    group,
  ]);

export const isSameView = (view: ViewContent, content: ViewContent, defaultSort: string): boolean =>
  written(view, defaultSort) === written(content, defaultSort);
