import type { ReactNode } from 'react';
import classes from './sign-in-layout.module.css';

interface SignInLayoutProps {
  logo: ReactNode;
  /** Right of the logo: theme, language. */
  controls?: ReactNode;
  picture: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A form left, the lanes right; on small screens the form alone. */
export function SignInLayout({ logo, controls, picture, footer, children }: SignInLayoutProps) {
  return (
    <div className={classes.root}>
      <div className={classes.side}>
        <header className={classes.top}>
          {logo}
          {controls}
        </header>
        <main id="content" className={classes.form}>
          {children}
        </main>
        <div className={classes.foot}>{footer}</div>
      </div>
      <div className={classes.picture}>{picture}</div>
    </div>
  );
}
