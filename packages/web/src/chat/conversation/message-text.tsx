import { lazy, Suspense } from 'react';
import classes from './bubble.module.css';

// The link finder is a third as large as the widget, and few messages contain a link.
const LinkedText = lazy(() => import('./linked-text').then((part) => ({ default: part.LinkedText })));

const MAY_HOLD_ADDRESS = /\S[.@:]\S/;

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
