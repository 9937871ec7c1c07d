import { createContext, type ReactNode } from 'react';

/** The path of the field that stands here; null outside of an anchor. */
export const AnchorPath = createContext<string | null>(null);

interface FieldAnchorProps {
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks the place of a field by its path in the API, so that the checklist can lead to it. */
export function FieldAnchor({ path, className, children }: FieldAnchorProps) {
  return (
    <AnchorPath value={path}>
      <div data-field={path} className={className}>
        {children}
      </div>
    </AnchorPath>
  );
}
