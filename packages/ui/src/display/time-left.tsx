import { VisuallyHidden } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { barShares, urgencyOf, type TenderTimes } from './countdown';
import { useServerSecond } from '../hooks/use-server-second';
import classes from './time-left.module.css';

export interface TimeLeftTexts {
  label: string;
  over: string;
  endMoved: string;
  extended?: string | undefined;
  ends?: string | undefined;
  latest?: string | undefined;
}

interface TimeLeftProps extends TenderTimes {
  serverOffsetMs: number;
  texts: TimeLeftTexts;
  /** Formats the remaining time: `00:14:32`, `2 d 4 h`. */
  format: (leftMs: number) => string;
  size?: 'row' | 'header';
  hue?: 'lane' | 'plum';
  note?: ReactNode;
}

const Part = ({ share, className }: { share: number; className: string | undefined }) =>
  share > 0 ? <span className={className} style={{ width: `${share * 100}%` }} /> : null;

function Bar({ times, now, size }: { times: TenderTimes; now: number; size: 'row' | 'header' }) {
  const shares = barShares(size === 'row' ? { ...times, latestEndAt: times.endsAt } : times, now);
  if (size === 'row')
    return (
      <span className={classes.bar} aria-hidden>
        <Part className={classes.left} share={Math.max(0, times.endsAt - now) / (times.endsAt - times.startsAt || 1)} />
      </span>
    );
  return (
    <span className={classes.bar} aria-hidden>
      <Part className={classes.elapsed} share={shares.elapsed} />
      <Part className={classes.left} share={shares.left} />
      <Part className={classes.extension} share={shares.extension} />
      <Part className={classes.possible} share={shares.possible} />
    </span>
  );
}

function EndAnnouncer({ endsAt, text }: { endsAt: number; text: string }) {
  const [known, setKnown] = useState(endsAt);
  const [said, setSaid] = useState('');
  if (known !== endsAt) {
    setKnown(endsAt);
    setSaid(text);
  }
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
}

/** Remaining time by the server's clock, as text and bar. All times in milliseconds. */
export function TimeLeft(props: TimeLeftProps) {
  const { serverOffsetMs, texts, format, size = 'row', hue = 'lane', note, ...times } = props;
  const now = useServerSecond(serverOffsetMs);
  const labelId = useId();
  const leftMs = times.endsAt - now;

  return (
    <span className={classes.root} data-size={size} data-hue={hue} data-urgency={urgencyOf(leftMs)}>
      <VisuallyHidden id={labelId}>{texts.label}</VisuallyHidden>
      <span className={size === 'header' ? classes.top : undefined}>
        <span className={classes.figure} role="timer" aria-labelledby={labelId}>
          {leftMs > 0 ? format(leftMs) : texts.over}
        </span>
        {size === 'header' && texts.extended && (
          <span>
            <IconClockPlus size={14} aria-hidden style={{ verticalAlign: -3 }} /> {texts.extended}
          </span>
        )}
      </span>
      {note === undefined && leftMs > 0 && <Bar times={times} now={now} size={size} />}
      {(note !== undefined || texts.ends || (size === 'row' && texts.extended)) && (
        <span className={classes.note}>
          <span>{note ?? texts.ends ?? texts.extended}</span>
          {size === 'header' && texts.latest && <span>{texts.latest}</span>}
        </span>
      )}
      <EndAnnouncer endsAt={times.endsAt} text={texts.endMoved} />
    </span>
  );
}
