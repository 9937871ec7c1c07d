import { Alert, Button } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './notices.module.css';
import type { FieldKey } from '../draft/draft-fields';
import { blockedKeys } from '../draft/draft-state';
import { useFieldLabel } from '../fields/field-label';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useValueText } from '../fields/value-text';

/** Who changed the same fields, and both values of each: nothing is overwritten before the person has chosen. */
export function ClashNotice() {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  const clash = useDraftState((state) => state.clash);
  const blocked = useDraftState((state) => state.blocked);
  if (!clash) return null;
  const title = clash.by ? t('clash.title', { name: clash.by }) : t('clash.title_unknown');
  return (
    <Alert color="amber" role="alert" icon={<IconGitMerge size={16} />} title={title}>
      <p>{t('clash.text', { time: dates.shortDateTime(clash.at) })}</p>
      <ul className={classes.clashes}>
        {blockedKeys(blocked, 'clash').map((key) => (
          <ClashingField key={key} name={key} theirs={clash.theirs[key]} />
        ))}
      </ul>
    </Alert>
  );
}

function ClashingField({ name, theirs }: { name: FieldKey; theirs: unknown }) {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const mine = useDraftState(({ edits }) => edits[name]);
  const textOf = useValueText();
  const field = useFieldLabel()(name);
  return (
    <li className={classes.clash}>
      <strong className={classes.field}>{field}</strong>
      <span>
        <span className={classes.side}>{t('clash.mine')}</span> {textOf(name, mine)}
      </span>
      <span>
        <span className={classes.side}>{t('clash.theirs')}</span> {textOf(name, theirs)}
      </span>
      <span className={classes.choices}>
        <Button size="xs" aria-label={t('clash.keep_mine_of', { field })} onClick={() => store.resolve(name, 'mine')}>
          {t('clash.keep_mine')}
        </Button>
        <Button
          size="xs"
          aria-label={t('clash.take_theirs_of', { field })}
          onClick={() => store.resolve(name, 'theirs')}
        >
          {t('clash.take_theirs')}
        </Button>
      </span>
    </li>
  );
}
