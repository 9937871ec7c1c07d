import { Alert, Button } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './notices.module.css';
import type { FieldKey } from '../draft/draft-fields';
import { blockedKeys } from '../draft/draft-state';
import { useFieldLabel } from '../fields/field-label';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useValueText } from '../fields/value-text';

/** Shows both values of each conflicting field; nothing is overwritten before the user chooses. */
export function ConflictNotice() {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  const conflict = useDraftState((state) => state.conflict);
  const blocked = useDraftState((state) => state.blocked);
  if (!conflict) return null;
  const title = titleOf(conflict, t);
  return (
    <Alert color="amber" role="alert" icon={<IconGitMerge size={16} />} title={title}>
      <p>{t('conflict.text', { time: dates.shortDateTime(conflict.at) })}</p>
      <ul className={classes.conflicts}>
        {blockedKeys(blocked, 'conflict').map((key) => (
          <ConflictingField key={key} name={key} theirs={conflict.theirs[key]} isOwn={conflict.isOwn} />
        ))}
      </ul>
    </Alert>
  );
}

function titleOf({ by, isOwn }: { by: string; isOwn: boolean }, t: TFunction<'loadEdit'>): string {
  if (isOwn) return t('conflict.title_own');
  return by ? t('conflict.title', { name: by }) : t('conflict.title_unknown');
}

function ConflictingField({ name, theirs, isOwn }: { name: FieldKey; theirs: unknown; isOwn: boolean }) {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const mine = useDraftState(({ edits }) => edits[name]);
  const textOf = useValueText();
  const field = useFieldLabel()(name);
  return (
    <li className={classes.conflict}>
      <strong className={classes.field}>{field}</strong>
      <span>
        <span className={classes.side}>{t('conflict.mine')}</span> {textOf(name, mine)}
      </span>
      <span>
        <span className={classes.side}>{t(isOwn ? 'conflict.theirs_own' : 'conflict.theirs')}</span>{' '}
        {textOf(name, theirs)}
      </span>
      <span className={classes.choices}>
        <Button
          size="xs"
          aria-label={t('conflict.keep_mine_of', { field })}
          onClick={() => store.resolve(name, 'mine')}
        >
          {t('conflict.keep_mine')}
        </Button>
        <Button
          size="xs"
          aria-label={t('conflict.take_theirs_of', { field })}
          onClick={() => store.resolve(name, 'theirs')}
        >
          {t('conflict.take_theirs')}
        </Button>
      </span>
    </li>
  );
}
