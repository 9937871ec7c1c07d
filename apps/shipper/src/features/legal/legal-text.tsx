import { useQuery } from '@tanstack/react-query';
import { PageHeader, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { legalQuery, type LegalName } from './legal.api';
import { MarkdownText } from '@tenderlane/web/markdown/markdown-text';
import classes from './legal.module.css';

export function LegalText({ title, name }: { title: string; name: LegalName }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(legalQuery(name));
  return (
    <article className={classes.root}>
      <PageHeader title={title} appName={t('app_name')} />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label={t('loading')} />}
      {data && (
        <div className={classes.text}>
          {'markdown' in data ? (
            <MarkdownText markdown={data.markdown} />
          ) : (
            data.sections.map((section) => (
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
