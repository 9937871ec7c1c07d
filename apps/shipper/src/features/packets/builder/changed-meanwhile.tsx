import { Alert, Button } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DRAFT_SCOPE } from '../packets.api';
import classes from '../packets.module.css';
import type { PacketDraft } from './use-packet-draft';

export function ChangedMeanwhile({ draft: { takeTheirs, saveMine } }: { draft: PacketDraft }) {
  const { t } = useTranslation('packets');
  const decide = useMutation({
    mutationFn: (which: 'theirs' | 'mine') => (which === 'theirs' ? takeTheirs() : saveMine()),
    scope: { id: DRAFT_SCOPE },
    meta: { errorOnPage: true },
  });
  const isRunning = (which: 'theirs' | 'mine') => decide.isPending && decide.variables === which;
  return (
    <Alert
      color="amber"
      role="alert"
      className={classes.decision ?? ''}
      icon={<IconGitMerge size={16} />}
      title={t('setup.changed_title')}
    >
      <div className={classes.decide}>
        <span>{t('setup.changed_text')}</span>
        {decide.error && <span className={classes.bad}>{decide.error.message}</span>}
        <div className={classes.choices}>
          <Button loading={isRunning('theirs')} disabled={decide.isPending} onClick={() => decide.mutate('theirs')}>
            {t('setup.take_theirs')}
          </Button>
          <Button loading={isRunning('mine')} disabled={decide.isPending} onClick={() => decide.mutate('mine')}>
            {t('setup.keep_mine')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
