import { splitLinks } from './safe-links';
import classes from './bubble.module.css';

/** A message as it was typed; addresses in it open in a tab of their own that knows nothing of this one. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classes.text} dir="auto">
      {splitLinks(text).map(({ text: part, href }, index) =>
        href === undefined ? (
          part
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </p>
  );
}
