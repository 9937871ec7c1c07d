import type { Job } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';

const EXPORTS: { [Kind in Job['kind']]?: 'export' | 'export_carriers' } = {
  'loads.export': 'export',
  'carriers.export': 'export_carriers',
};

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
    ['label', t('doing.label')],
    ['invite', t('doing.invite')],
    ['suspend', t('doing.suspend')],
    ['remove', t('doing.remove')],
    ['unlabel', t('doing.undo')],
    ['untag', t('doing.undo')],
    ['unarchive', t('doing.undo')],
  ]);
  return (job) => {
    const exported = EXPORTS[job.kind];
    const isImport = job.kind === 'imports.run';
    const isRule = job.kind === 'carriers.label_rule';
    const title = isImport
      ? t('doing.import')
      : isRule
        ? t('doing.label')
        : exported
          ? t(`doing.${exported}`)
          : (titles.get(job.action) ?? '');
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
