import { Anchor } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../../../lib/reason-text';
import { CHECKS, checksOf, missingFields, type Check } from './checks';
import classes from './checklist.module.css';
import { useFieldLabel } from './field-label';
import { focusField } from './focus-field';
import { useDraftState } from './use-draft';

/** What keeps the draft from being published; each entry leads to its field. */
export function Checklist() {
  const { t } = useTranslation('loadEdit');
  const all = useDraftState(({ facts }) => facts.missing);
  const missing = missingFields(all);
  const open = new Set(missing.flatMap(({ field }) => checksOf(field)));
  const done = CHECKS.filter((check) => !open.has(check));
  return (
    <SectionCard title={t('check.title')} actions={<Progress done={done.length} />}>
      <div className={classes.bars} aria-hidden>
        {CHECKS.map((check, index) => (
          <span key={check} data-done={index < done.length || undefined} />
        ))}
      </div>
      <ul className={classes.list}>
        {missing.map((one) => (
          <MissingEntry key={one.field} {...one} />
        ))}
      </ul>
      {missing.length > 0 && done.length > 0 && <hr className={classes.rule} />}
      <ul className={classes.list}>
        {done.map((check) => (
          <li key={check} className={classes.entry}>
            <IconCircleCheck size={16} color="var(--good)" aria-hidden />
            <DoneText check={check} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Progress({ done }: { done: number }) {
  const { t } = useTranslation('loadEdit');
  return (
    <span className={classes.progress} role="status">
      {t('check.done', { done, total: CHECKS.length })}
    </span>
  );
}

function MissingEntry({ field, code }: { field: string; code: string }) {
  const { t } = useTranslation('loadEdit');
  const label = useFieldLabel();
  // A route without stops has no field of its own to name.
  const name = field === 'waypoints' ? t('check.route') : label(field);
  return (
    <li className={classes.entry}>
      <IconCircleDashed size={16} color="var(--warn)" aria-hidden />
      <span>
        <Anchor component="button" type="button" className={classes.link} onClick={() => focusField(field)}>
          {name}
        </Anchor>
        {code !== 'required' && <span className={classes.reason}>{reasonText({ code })}</span>}
      </span>
    </li>
  );
}

function DoneText({ check }: { check: Check }) {
  const { t } = useTranslation('loadEdit');
  const count = useDraftState(({ facts }) => facts.audienceCount);
  return <span>{check === 'audience' ? t('check.audience_reach', { count }) : t(`check.${check}`)}</span>;
}
