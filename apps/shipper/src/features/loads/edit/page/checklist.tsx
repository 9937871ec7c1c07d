import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { SectionCard } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { CHECKS, checksOf, missingFields, taskFor, type Check } from './checks';
import classes from './checklist.module.css';
import { useFieldLabel } from '../fields/field-label';
import { focusField } from '../fields/focus-field';
import { useDraftState } from '../draft/use-draft';

const LIST_ID = 'checklist';

export function showChecklist(): void {
  const list = document.getElementById(LIST_ID);
  list?.scrollIntoView({ block: 'start' });
  list?.querySelector('button')?.focus({ preventScroll: true });
}

export const Checklist = memo(function Checklist() {
  const { t } = useTranslation('loadEdit');
  const all = useDraftState(({ meta }) => meta.missing);
  const unreadable = useDraftState((state) => state.unreadable);
  const missing = missingFields(all).filter(({ field }) => !Object.hasOwn(unreadable, field));
  const open = new Set([...missing.map(({ field }) => field), ...Object.keys(unreadable)].flatMap(checksOf));
  const done = CHECKS.filter((check) => !open.has(check));
  const todo = missing.length + Object.keys(unreadable).length;
  return (
    <SectionCard title={t('check.title')} actions={<Progress done={done.length} total={todo + done.length} />}>
      <div className={classes.bars} aria-hidden>
        {Array.from({ length: todo + done.length }, (_, index) => (
          <span key={index} data-done={index < done.length || undefined} />
        ))}
      </div>
      <ul className={`${classes.list} ${classes.missing}`} id={LIST_ID}>
        {Object.entries(unreadable).map(([path, { label, problem }]) => (
          <OpenEntry key={path} path={path} name={label} todo={problem} />
        ))}
        {missing.map((one) => (
          <MissingEntry key={one.field} {...one} />
        ))}
      </ul>
      {todo > 0 && done.length > 0 && <hr className={classes.rule} />}
      <ul className={classes.list}>
        {done.map((check) => (
          <li key={check} className={classes.entry}>
            <IconCircleCheck size={16} color="var(--good)" aria-hidden />
            <DoneText check={check} />
          </li>
        ))}
      </ul>
      <Warnings />
    </SectionCard>
  );
});

function Warnings() {
  const { t } = useTranslation('loadEdit');
  const label = useFieldLabel();
  const warnings = useDraftState(({ meta }) => meta.warnings);
  if (warnings.length === 0) return null;
  return (
    <>
      <hr className={classes.rule} />
      <ul className={classes.list} aria-label={t('check.warnings')}>
        {warnings.map(({ field, params }) => (
          <li key={field} className={classes.entry}>
            <IconAlertTriangle size={16} color="var(--warn)" aria-hidden />
            <span>
              <Anchor component="button" type="button" className={classes.link} onClick={() => focusField(field)}>
                {label(field)}
              </Anchor>
              <span className={classes.reason}>
                {t('check.too-fast', { km: number(typeof params['km'] === 'number' ? params['km'] : 0) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('loadEdit');
  return (
    <span className={classes.progress} role="status">
      {t('check.done', { done, total })}
    </span>
  );
}

function MissingEntry({ field, code }: { field: string; code: string }) {
  const { t } = useTranslation('loadEdit');
  const label = useFieldLabel();
  // A route without stops has no field of its own.
  const isRoute = field === 'waypoints';
  const name = isRoute ? t('check.route') : label(field);
  const rule = isRoute && code === 'too-few' ? t('stop.at_least') : reasonText({ code });
  const todo = code === 'required' ? t(`check.todo.${taskFor(field)}`) : rule;
  return <OpenEntry path={field} name={name} todo={todo} />;
}

function OpenEntry({ path, name, todo }: { path: string; name: string; todo: string }) {
  return (
    <li className={classes.entry}>
      <IconCircleDashed size={16} color="var(--warn)" aria-hidden />
      <span>
        <Anchor component="button" type="button" className={classes.link} onClick={() => focusField(path)}>
          {name}
        </Anchor>
        <span className={classes.reason}>{todo}</span>
      </span>
    </li>
  );
}

function DoneText({ check }: { check: Check }) {
  const { t } = useTranslation('loadEdit');
  const count = useDraftState(({ meta }) => meta.audienceCount);
  const invited = useDraftState(({ meta }) => meta.invitedCount);
  if (check !== 'audience') return <span>{t(`check.${check}`)}</span>;
  return (
    <span>
      {t('check.audience_reach', { count })}
      {invited > 0 && <span className={classes.reason}>{t('audience.invited', { count: invited })}</span>}
    </span>
  );
}
