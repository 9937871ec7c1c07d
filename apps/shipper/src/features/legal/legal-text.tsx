import { useQuery } from '@tanstack/react-query';
import { QueryError, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { legalQuery } from './legal.api';
import classes from './legal.module.css';

interface LegalTextProps {
  title: string;
  text: 'terms' | 'privacy';
}

/** A text of rules, to be read and printed. */
export function LegalText({ title, text }: LegalTextProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(legalQuery);
  return (
    <article className={classes.root}>
      <PageHeader title={title} appName={t('app_name')} />
      {isError && <QueryError title={t('not_loaded')} retryLabel={t('retry')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows label={t('loading')} />}
      {data && (
        <div className={classes.text}>
          {Object.entries(data[text]).map(([key, section]) => (
            <section key={key}>
              <h2>{section.title}</h2>
              <p>{section.text}</p>
            </section>
          ))}
        </div>
      )}
    </article>
  );
}
