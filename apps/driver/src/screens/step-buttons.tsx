import { useState } from 'react';
import { locate } from '../lib/locate';
import { locating, refresh } from '../lib/send';
import { change, idOf, newId, serverNow, type OpenTrip, type Trip, type WaitingReport } from '../lib/state';
import type { Step, Stop } from '../lib/steps';
import { useTexts } from '../lib/use-texts';

const COUNTED: readonly Step[] = ['loaded', 'delivered'];

const EMPTY = { packages: '', weight: '', temperature: '', seal: '' };
type Measures = typeof EMPTY;

function numberIn(text: string, min = 0): number | null {
  const value = Number(text.replace(',', '.').replace('−', '-'));
  return text.trim() === '' || !Number.isFinite(value) || value < min ? null : value;
}

function measuredOf({ packages, weight, temperature, seal }: Measures) {
  const counted = { packages: numberIn(packages), weight_kg: numberIn(weight) || null };
  if (counted.packages !== null) counted.packages = Math.round(counted.packages);
  const celsius = numberIn(temperature, -100);
  return {
    ...((counted.packages !== null || counted.weight_kg !== null) && { counted }),
    ...(celsius !== null && celsius <= 100 && { temperature_c: celsius }),
    ...(seal.trim() !== '' && { seal: seal.trim() }),
  };
}

const writeRange = ({ min_c: min, max_c: max }: NonNullable<Trip['temperature']>) =>
  [min, max].filter((end) => end !== null).join(' … ');

/** The report waits with the time of the tap before its position is known, so that no tap is lost. */
async function report(tap: WaitingReport['report']): Promise<'denied' | null> {
  locating.add(tap.id);
  await change(({ waiting }) => ({ waiting: [...waiting, { what: 'report', report: tap }] }));
  const place = await locate();
  if (typeof place === 'object')
    await change(({ waiting }) => ({
      waiting: waiting.map((item) =>
        item.what === 'report' && idOf(item) === tap.id
          ? { ...item, report: { ...item.report, position: place } }
          : item,
      ),
    }));
  locating.delete(tap.id);
  await refresh();
  return place === 'denied' ? 'denied' : null;
}

interface StepButtonsProps {
  open: OpenTrip;
  stop: Stop;
  steps: readonly Step[];
}

export function StepButtons({ open, stop, steps }: StepButtonsProps) {
  const { t } = useTexts();
  const [measures, setMeasures] = useState(EMPTY);
  const [isDenied, setDenied] = useState(false);
  const [next, ...others] = steps;
  const temperature = open.trip?.temperature;
  const tap = async (kind: Step) => {
    const measured = COUNTED.includes(kind) ? measuredOf(measures) : {};
    const made = { id: newId(), stop_id: stop.id, kind, at: serverNow(), ...measured };
    setDenied((await report(made)) === 'denied');
  };
  const set = (name: keyof Measures) => (value: string) => setMeasures((before) => ({ ...before, [name]: value }));
  if (!next) return null;
  return (
    <div className="steps">
      {COUNTED.includes(next) && (
        <div className="counts">
          <Measure label={t('packages')} inputMode="numeric" value={measures.packages} onChange={set('packages')} />
          <Measure label={t('weight')} inputMode="decimal" value={measures.weight} onChange={set('weight')} />
          {temperature && (
            <Measure
              label={t('temperature', { range: writeRange(temperature) })}
              value={measures.temperature}
              onChange={set('temperature')}
            />
          )}
          <Measure label={t('seal')} value={measures.seal} onChange={set('seal')} />
        </div>
      )}
      <button type="button" className="large" onClick={() => void tap(next)}>
        {t(`step_${next}`)}
      </button>
      {others.map((kind) => (
        <button type="button" className="button" key={kind} onClick={() => void tap(kind)}>
          {t(`step_${kind}`)}
        </button>
      ))}
      {isDenied && <p className="notice">{t('no_position')}</p>}
    </div>
  );
}

interface MeasureProps {
  label: string;
  value: string;
  inputMode?: 'numeric' | 'decimal';
  onChange: (value: string) => void;
}

function Measure({ label, onChange, ...field }: MeasureProps) {
  return (
    <label>
      {label}
      <input {...field} autoComplete="off" maxLength={50} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
