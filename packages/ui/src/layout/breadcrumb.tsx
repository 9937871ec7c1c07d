import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './breadcrumb.module.css';

interface BreadcrumbProps {
  label: string;
  parent: ReactNode;
  children: ReactNode;
}

export function Breadcrumb({ label, parent, children }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={classes.root}>
      {parent}
      <IconChevronRight size={12} aria-hidden />
      {children}
    </nav>
  );
}
