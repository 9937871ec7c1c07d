import type { TripChangeView, TripStopView, TripTemperature } from '@tenderlane/contract';
import type { Side } from '@tenderlane/domain/core';
import { Button } from '@mantine/core';
import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { Changes } from './changes';
import { Counted } from './counted';
import { StopEta } from './eta';
import { Evidence } from './evidence';
import { Measured } from './measured';
import { Proofs } from './proofs';
import { StopContact } from './stop-contact';
import { StopTimes } from './stop-times';
import { useTripSide, type Reported } from './trip.api';
import classes from './trips.module.css';

const ReportDialog = lazy(readAhead(async () => ({ default: (await import('./report.dialog')).ReportDialog })));
const ConfirmStopDialog = lazy(async () => ({ default: (await import('./report.dialog')).ConfirmStopDialog }));

const STATES = ['arrived', 'working', 'departed', 'skipped'] as const;

const ORDER = ['pending', 'approaching', 'arrived', 'working', 'departed', 'skipped'];

/** States that can be reported next: later ones, and the own state before to take the own last report back. */
function nextStates({ state, refusals }: TripStopView, undo: Reported | null): Reported[] {
  const isAllowed = (one: Reported) => refusals[one] === undefined;
  const later = STATES.filter((one) => ORDER.indexOf(one) > ORDER.indexOf(state) && isAllowed(one));
  return undo !== null && isAllowed(undo) ? [...later, undo] : later;
}

/** The own state before the own last report; null without one. */
function stateBefore({ state, evidence }: TripStopView, side: Side): Reported | null {
  if (state === 'skipped') return side === 'shipper' ? 'pending' : null;
  const own = STATES.filter((one) => evidence.some(({ kind, source }) => kind === one && source === side));
  return own.length === 0 ? null : (own.at(-2) ?? 'pending');
}

interface TripStopProps {
  stop: TripStopView;
  changes: readonly TripChangeView[];
  readings: TripTemperature['readings'];
}

export function TripStop({ stop, changes, readings }: TripStopProps) {
  const { t } = useTranslation('trips');
  const { side, mayReport } = useTripSide();
  const [isShown, setIsShown] = useState(false);
  const { kind, state, evidence } = stop;
  const undo = stateBefore(stop, side);
  const next = mayReport ? nextStates(stop, undo) : [];
  return (
    <li className={classes.stop} data-kind={kind} data-state={state}>
      <StopHead stop={stop} />
      <StopContact stop={stop} />
      <StopEta stop={stop} />
      <Changes changes={changes} stopId={stop.id} zone={stop.time_zone} />
      <StopTimes stop={stop} isShown={isShown} onShow={() => setIsShown(!isShown)} />
      {isShown && evidence.length > 0 && <Evidence stop={stop} />}
      {stop.on_time !== null && <OnTime value={stop.on_time} />}
      <Counted stop={stop} />
      <Measured stop={stop} readings={readings} />
      {stop.skip_reason && <p className={classes.dim}>{t('reason', { reason: stop.skip_reason })}</p>}
      {next.length > 0 && <StopButtons stop={stop} states={next} undo={undo} />}
      {kind === 'delivery' && state !== 'skipped' && <Proofs stop={stop} />}
    </li>
  );
}

function OnTime({ value }: { value: number }) {
  const { t } = useTranslation('trips');
  if (value === 1) return <p className={classes.good}>{t('on_time.whole')}</p>;
  return <p className={classes.warning}>{t(value > 0 ? 'on_time.half' : 'on_time.none')}</p>;
}

function StopHead({ stop }: { stop: TripStopView }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const { kind, state, window, first_window: first, time_zone: zone, city, country_id: country } = stop;
  const windowText = dates.window(window, zone);
  const isMoved = window.from !== first.from || window.to !== first.to;
  const place = [stop.name, stop.address].filter((text) => text && text !== city).join(', ');
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.city}>{[city, country.toUpperCase()].filter(Boolean).join(', ')}</h3>
        <span className={classes.state}>{state === 'working' ? t(`stop.working.${kind}`) : t(`stop.${state}`)}</span>
      </div>
      {place && <p className={classes.dim}>{place}</p>}
      <p>
        {windowText ? t('window', { window: windowText }) : t('window_none')}
        {window.from && ` (${dates.zoneOffset(zone, window.from)})`}
      </p>
      {isMoved && <p className={classes.dim}>{t('window_first', { window: dates.window(first, zone) })}</p>}
    </>
  );
}

interface StopButtonsProps {
  stop: TripStopView;
  states: readonly Reported[];
  undo: Reported | null;
}

function StopButtons({ stop, states, undo }: StopButtonsProps) {
  const { t } = useTranslation('trips');
  const [reported, setReported] = useState<Reported | null>(null);
  const labelOf = (one: Reported) => {
    if (one === undo) return t('report.pending');
    return one === 'working' ? t(`report.working.${stop.kind}`) : t(`report.${one}`);
  };
  const [main] = states.filter((one) => one !== undo && one !== 'skipped');
  const Dialog = reported === 'skipped' || reported === undo ? ConfirmStopDialog : ReportDialog;
  return (
    <div className={classes.buttons}>
      {states.map((one) => (
        <Button key={one} size="xs" variant={one === main ? 'default' : 'subtle'} onClick={() => setReported(one)}>
          {labelOf(one)}
        </Button>
      ))}
      {reported && (
        <Suspense>
          <Dialog
            stop={stop}
            state={reported}
            label={labelOf(reported)}
            place={stop.name ?? stop.city}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
