import { useRef, type ReactNode } from 'react';
import classes from './page-header.module.css';
import { useBarHeight } from '../hooks/use-bar-height';

interface PageHeaderProps {
  title: ReactNode;
  windowTitle?: string;
  appName: string;
  crumbs?: ReactNode;
  chip?: ReactNode;
  summary?: ReactNode;
  actions?: ReactNode;
  /** The header is sticky; on a phone its actions stay at the bottom of the window. */
  isSticky?: boolean;
  /** Puts the sentence beside the title when there is space, so that a list begins higher. */
  isOneLine?: boolean;
}

export function PageHeader({
  title,
  windowTitle,
  appName,
  crumbs,
  chip,
  summary,
  actions,
  isSticky = false,
  isOneLine = false,
}: PageHeaderProps) {
  const element = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight('--sticky-top', element, isSticky);
  useBarHeight('--foot-bar', bar, isSticky && Boolean(actions));
  const name = windowTitle ?? (typeof title === 'string' ? title : undefined);
  return (
    <header
      ref={element}
      className={classes.root}
      data-sticky={isSticky || undefined}
      data-one-line={isOneLine || undefined}
    >
      <title>{name ? `${name} · ${appName}` : appName}</title>
      <div className={classes.head}>
        {crumbs && <div className={classes.crumbs}>{crumbs}</div>}
        <div className={classes.titleRow}>
          <h1 className={classes.title}>{title}</h1>
          {chip}
        </div>
        {summary && <div className={classes.summary}>{summary}</div>}
      </div>
      {actions && (
        <div ref={bar} className={classes.actions}>
          {actions}
        </div>
      )}
    </header>
  );
}
