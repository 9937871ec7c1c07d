import type { Job } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';

export const failedOf = ({ outcomes }: Job): number => (outcomes.refused ?? 0) + (outcomes.changed ?? 0);

/** What a job does and how far it is, in one sentence. */
export function useJobText(): (job: Job) => string {
  const { t } = useTranslation('jobs');
  const titles = new Map<string | null, string>([
    ['cancel', t('doing.cancel')],
    ['archive', t('doing.archive')],
    ['publish', t('doing.publish')],
    ['tag', t('doing.tag')],
    ['hand_over', t('doing.hand_over')],
    ['untag', t('doing.undo')],
    ['unarchive', t('doing.undo')],
  ]);
  return (job) => {
    const title = job.kind === 'loads.export' ? t('doing.export') : (titles.get(job.action) ?? '');
    const { done, total } = job;
    if (job.state === 'queued') return t('state.queued', { title });
    if (job.state === 'running') return t('state.running', { title, done, total });
    if (job.state === 'failed') return t('state.failed', { title, reason: job.error?.message ?? '' });
    if (job.state === 'canceled') return t('state.canceled', { title, done, total });
    if (job.kind === 'loads.export') return t('state.exported', { count: total });
    const failed = failedOf(job);
    const text = t('state.done', { title, count: job.outcomes.done ?? 0 });
    return failed > 0 ? `${text} ${t('state.left', { count: failed })}` : text;
  };
}
