import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useChainCheck } from './auction.api';
import classes from './chain.module.css';
import type { ChainReport } from '@tenderlane/web/auction/check-tender-chain';

export function ChainCheck({ loadId }: { loadId: number }) {
  const { t } = useTranslation('auction');
  const check = useChainCheck(loadId);
  return (
    <span className={classes.chain}>
      <span role="status">{check.isSuccess && <Verdict verdict={check.data} />}</span>
      <Tooltip label={t('chain.about')}>
        <Button size="xs" variant="subtle" loading={check.isPending} onClick={() => check.mutate()}>
          {t('chain.check')}
        </Button>
      </Tooltip>
    </span>
  );
}

function Verdict({ verdict }: { verdict: ChainReport | null }) {
  const { t } = useTranslation('auction');
  if (!verdict) return <span className={classes.dim}>{t('chain.closed')}</span>;
  const { entries, proved, brokenAt, contentBrokenAt } = verdict;
  if (entries === 0) return <span className={classes.dim}>{t('chain.empty')}</span>;
  const wrong = brokenAt ?? contentBrokenAt;
  if (wrong !== null)
    return (
      <span className={classes.chainBroken}>
        <IconShieldX size={14} aria-hidden />
        {t(brokenAt === null ? 'chain.content_broken' : 'chain.broken', { entry: wrong })}
      </span>
    );
  return (
    <span className={classes.chainIntact}>
      <IconShieldCheck size={14} aria-hidden />
      {t('chain.intact', { count: entries })}
      {proved.length > 0 && `, ${t('chain.contents', { count: proved.length })}`}
    </span>
  );
}
