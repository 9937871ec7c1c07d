import type { ReactNode } from 'react';

/** Marks the place of a field by its path in the API, so that the checklist can lead to it. */
export function FieldAnchor({ path, children }: { path: string; children: ReactNode }) {
  return <div data-field={path}>{children}</div>;
}
