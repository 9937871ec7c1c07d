import type { ReactNode } from 'react';
import classes from './full-page-message.module.css';

interface FullPageMessageProps {
  title: string;
  appName: string;
  text?: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  /** `broken` for a dead end, `joined` for a page that leads on. */
  glyph?: 'broken' | 'joined';
  /** The path is unknown, so alerts of the account are not shown above the page. */
  isNotFound?: boolean;
  children?: ReactNode;
}

export function FullPageMessage({
  title,
  appName,
  text,
  note,
  action,
  glyph = 'broken',
  isNotFound = false,
  children,
}: FullPageMessageProps) {
  return (
    <section className={classes.root} data-not-found={isNotFound || undefined}>
      <title>{`${title} · ${appName}`}</title>
      <svg width="88" height="24" viewBox="0 0 88 24" aria-hidden>
        <circle cx="9" cy="12" r="6" fill="none" stroke="currentColor" strokeWidth="2.4" />
        {glyph === 'broken' ? (
          <>
            <path d="M17 12h18M53 12h16" stroke="var(--faint)" strokeWidth="2" strokeDasharray="3 5" />
            <path d="m39 7 10 10M49 7 39 17" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </>
        ) : (
          <path d="M16 12h56" stroke="currentColor" strokeWidth="2.2" />
        )}
        <rect
          x="73"
          y="6"
          width="12"
          height="12"
          rx="2"
          fill={glyph === 'broken' ? 'none' : 'currentColor'}
          stroke={glyph === 'broken' ? 'var(--faint)' : 'currentColor'}
          strokeWidth="2.2"
        />
      </svg>
      <h1 className={classes.title}>{title}</h1>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.body}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
      {note && <p className={classes.note}>{note}</p>}
    </section>
  );
}
