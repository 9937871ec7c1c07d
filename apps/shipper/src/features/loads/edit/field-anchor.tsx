import type { ReactNode } from 'react';

interface FieldAnchorProps {
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks the place of a field by its path in the API, so that the checklist can lead to it. */
export function FieldAnchor({ path, className, children }: FieldAnchorProps) {
  return (
    <div data-field={path} className={className}>
      {children}
    </div>
  );
}
