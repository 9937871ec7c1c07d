import type { ReactNode } from 'react';
import classes from './sign-in-layout.module.css';

interface SignInLayoutProps {
  logo: ReactNode;
  controls?: ReactNode;
  picture: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

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
