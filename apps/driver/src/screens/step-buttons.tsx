import { useState } from 'react';
import { locate } from '../lib/locate';
import { locating, refresh } from '../lib/send';
import { change, idOf, newId, serverNow, type WaitingReport } from '../lib/state';
import type { Step, Stop } from '../lib/steps';
import { useTexts } from '../lib/use-texts';

const COUNTED: readonly Step[] = ['loaded', 'delivered'];

interface Counts {
  packages: string;
  weight: string;
}

const numberIn = (text: string) => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? null : value;
};

function countedOf({ packages, weight }: Counts) {
  const counted = { packages: numberIn(packages), weight_kg: numberIn(weight) || null };
  if (counted.packages !== null) counted.packages = Math.round(counted.packages);
  return counted.packages === null && counted.weight_kg === null ? {} : { counted };
}

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

export function StepButtons({ stop, steps }: { stop: Stop; steps: readonly Step[] }) {
  const { t } = useTexts();
  const [counts, setCounts] = useState<Counts>({ packages: '', weight: '' });
  const [isDenied, setDenied] = useState(false);
  const [next, ...others] = steps;
  const tap = async (kind: Step) => {
    const counted = COUNTED.includes(kind) ? countedOf(counts) : {};
    const made = { id: newId(), stop_id: stop.id, kind, at: serverNow(), ...counted };
    setDenied((await report(made)) === 'denied');
  };
  if (!next) return null;
  return (
    <div className="steps">
      {COUNTED.includes(next) && (
        <div className="counts">
          <label>
            {t('packages')}
            <input
              inputMode="numeric"
              value={counts.packages}
              onChange={(event) => setCounts({ ...counts, packages: event.currentTarget.value })}
            />
          </label>
          <label>
            {t('weight')}
            <input
              inputMode="decimal"
              value={counts.weight}
              onChange={(event) => setCounts({ ...counts, weight: event.currentTarget.value })}
            />
          </label>
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
