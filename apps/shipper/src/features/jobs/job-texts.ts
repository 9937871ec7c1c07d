import type { Job } from '@tenderlane/contract';
import { titleOfJob } from '@tenderlane/domain/jobs';
import { useTranslation } from 'react-i18next';

export const failedOf = ({ outcomes }: Job): number => (outcomes.refused ?? 0) + (outcomes.changed ?? 0);

export function useJobTitle(): (job: Job) => string {
  const { t } = useTranslation('jobs');
  return ({ kind, action }) => {
    const title = titleOfJob(kind, action);
    return title ? t(`doing.${title}`) : '';
  };
}

export function useJobText(): (job: Job) => string {
  const { t } = useTranslation('jobs');
  const titleOf = useJobTitle();
  return (job) => {
    const exported = job.kind.endsWith('.export');
    const isImport = job.kind === 'imports.run';
    const isRule = job.kind === 'carriers.label_rule';
    const title = titleOf(job);
    const ofCarriers = job.kind.startsWith('carriers.');
    const { done, total } = job;
    if (job.state === 'queued') return t('state.queued', { title });
    if (job.state === 'running') return t('state.running', { title, done, total });
    if (job.state === 'failed') return t('state.failed', { title, reason: job.error?.message ?? '' });
    if (job.state === 'canceled') return t('state.canceled', { title, done, total });
    if (exported) return t(ofCarriers ? 'state.carriers_exported' : 'state.exported', { count: total });
    if (isRule) return t('state.rule_applied', { count: total });
    if (isImport) return t(job.file ? 'state.imported_partly' : 'state.imported', { count: total });
    const failed = failedOf(job);
    const text = t(ofCarriers ? 'state.carriers_done' : 'state.done', { title, count: job.outcomes.done ?? 0 });
    if (failed === 0) return text;
    return `${text} ${t(ofCarriers ? 'state.carriers_left' : 'state.left', { count: failed })}`;
  };
}
