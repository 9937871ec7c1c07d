import classes from './name.module.css';

interface NameProps {
  children: string;
  className?: string | undefined;
}

export function Name({ children, className }: NameProps) {
  return (
    <bdi className={className ? `${classes.name} ${className}` : classes.name} title={children}>
      {children}
    </bdi>
  );
}
