import type { ReactNode } from 'react';
import classes from './page-header.module.css';

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
}

/** The top of a page: where one is, what it is, and its one primary action last. */
export function PageHeader({ title, windowTitle, appName, crumbs, chip, summary, actions }: PageHeaderProps) {
  const name = windowTitle ?? (typeof title === 'string' ? title : undefined);
  return (
    <header className={classes.root}>
      <title>{name ? `${name} · ${appName}` : appName}</title>
      <div className={classes.head}>
        {crumbs && <div className={classes.crumbs}>{crumbs}</div>}
        <div className={classes.titleRow}>
          <h1 className={classes.title}>{title}</h1>
          {chip}
        </div>
        {summary && <div className={classes.summary}>{summary}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
