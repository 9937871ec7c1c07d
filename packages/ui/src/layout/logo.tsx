import classes from './logo.module.css';

interface LogoProps {
  name: string;
  markOnly?: boolean;
  size?: number;
}

export function Logo({ name, markOnly = false, size = 22 }: LogoProps) {
  const label = markOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={classes.logo}>
      <svg width={size} height={size} viewBox="0 0 22 22" {...label}>
        <rect width="22" height="22" rx="6" fill="var(--primary)" />
        <g fill="none" stroke="var(--on-primary)" strokeWidth="1.7">
          <circle cx="6.6" cy="15.4" r="2.3" />
          <path d="M8.9 15.4h3.2a2.4 2.4 0 0 0 2.4-2.4V9.6" />
        </g>
        <rect x="12.1" y="4.4" width="4.8" height="4.8" rx=".9" fill="var(--on-primary)" />
      </svg>
      {!markOnly && (
        <span className={classes.word} style={{ fontSize: size < 22 ? 13 : 15 }}>
          {name}
        </span>
      )}
    </span>
  );
}
