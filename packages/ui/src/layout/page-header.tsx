import { useRef, type ReactNode } from 'react';
import classes from './page-header.module.css';
import { useBarHeight } from '../hooks/use-bar-height';

interface PageHeaderProps {
  /** The heading; also the window's title unless `windowTitle` says another. */
  title: ReactNode;
  /** Needed when `title` is not plain text. */
  windowTitle?: string;
  appName: string;
  crumbs?: ReactNode;
  /** Beside the title: a state, a count. */
  chip?: ReactNode;
  /** One sentence under the title. */
  summary?: ReactNode;
  actions?: ReactNode;
  /** The header stays while the page scrolls; on a phone its actions stay at the foot of the window. */
  isSticky?: boolean;
  /** The sentence stands beside the title where there is room, so that a list begins higher. */
  isOneLine?: boolean;
}

/** The top of a page: where one is, what it is, and its one primary action last. */
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
