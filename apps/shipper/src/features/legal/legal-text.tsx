import type { LegalName } from '@tenderlane/domain/shell';
import { useQuery } from '@tanstack/react-query';
import { PageHeader, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { legalQuery } from './legal.api';
import { MarkdownText } from '@tenderlane/web/markdown/markdown-text';
import classes from './legal.module.css';

export function LegalText({ title, name }: { title: string; name: LegalName }) {
  const { t } = useTranslation(['common', 'shell']);
  const dates = useDates();
  const { data, error, refetch } = useQuery(legalQuery(name));
  return (
    <article className={classes.root}>
      <PageHeader title={title} appName={t('app_name')} />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label={t('loading')} />}
      {data && (
        <div className={classes.text}>
          <p className={classes.version}>
            {t('shell:legal.version', { version: data.version, date: dates.date(data.changedAt) })}
          </p>
          {'markdown' in data.body ? (
            <MarkdownText markdown={data.body.markdown} />
          ) : (
            data.body.sections.map((section) => (
              <section key={section.title}>
                <h2>{section.title}</h2>
                <p>{section.text}</p>
              </section>
            ))
          )}
        </div>
      )}
    </article>
  );
}
