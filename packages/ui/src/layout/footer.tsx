import type { ReactNode } from 'react';
import classes from './footer.module.css';

interface FooterProps {
  /** Links open in a new tab, so that typed text is not lost. */
  links: readonly { href: string; label: string }[];
  copyright: string;
  children?: ReactNode;
  logos?: ReactNode;
}

export function Footer({ links, copyright, children, logos }: FooterProps) {
  return (
    <footer className={classes.root}>
      {links.map(({ href, label }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
      <span>{copyright}</span>
      <span className={classes.end}>
        {children}
        {logos && <span className={classes.logos}>{logos}</span>}
      </span>
    </footer>
  );
}
