import { createContext, type ReactNode } from 'react';

export const AnchorPath = createContext<string | null>(null);

interface FieldAnchorProps {
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks a field with its API path, so that the checklist can focus it. */
export function FieldAnchor({ path, className, children }: FieldAnchorProps) {
  return (
    <AnchorPath value={path}>
      <div data-field={path} className={className}>
        {children}
      </div>
    </AnchorPath>
  );
}
