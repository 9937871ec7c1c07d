import { lazy, Suspense } from 'react';
import classes from './bubble.module.css';

// What finds addresses in a text is as large as a third of the widget, and few messages hold one.
const LinkedText = lazy(() => import('./linked-text').then((part) => ({ default: part.LinkedText })));

const MAY_HOLD_ADDRESS = /\S[.@:]\S/;

/** A message as it was typed, with the addresses in it as links. */
export const MessageText = ({ text }: { text: string }) => (
  <p className={classes.text} dir="auto">
    {MAY_HOLD_ADDRESS.test(text) ? (
      <Suspense fallback={text}>
        <LinkedText text={text} />
      </Suspense>
    ) : (
      text
    )}
  </p>
);
