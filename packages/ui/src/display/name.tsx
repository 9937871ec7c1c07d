import classes from './name.module.css';

interface NameProps {
  children: string;
  className?: string | undefined;
}

/**
 * A name that people chose, in a table or a list: letters written from the right move nothing beside them, and what is
 * too long is cut and stands whole in the title.
 */
export function Name({ children, className }: NameProps) {
  return (
    <bdi className={className ? `${classes.name} ${className}` : classes.name} title={children}>
      {children}
    </bdi>
  );
}
