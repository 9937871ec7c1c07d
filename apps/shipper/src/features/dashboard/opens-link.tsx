import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNamedHref, type NamedPage } from '@tenderlane/web/core/named-href';

interface OpensLinkProps {
  opens: NamedPage | null;
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function OpensLink({ opens, label, className, children }: OpensLinkProps) {
  const hrefOf = useNamedHref();
  const href = opens && hrefOf(opens);
  if (!href) return <span className={className}>{children}</span>;
  return (
    <Link to={href} aria-label={label} className={className}>
      {children}
    </Link>
  );
}
