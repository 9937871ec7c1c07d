import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { Suggestion, Suggestions } from '@tenderlane/contract/carriers/network';
import { EmptyState, PageHeader } from '@tenderlane/ui';
import { readId } from '@tenderlane/web/core/read-id';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { draftHref, tenderHref } from '../../lib/tender-href';
import classes from './carriers.module.css';
import { suggestedQuery } from './network.api';
import { SuggestionRow } from './suggested/suggestion-row';

export function SuggestedPage() {
  const { t } = useTranslation(['network', 'common']);
  const { load: text }: Record<string, string | undefined> = useSearch({ strict: false });
  const load = text ? readId(text) : null;
  const { data, error, refetch } = useQuery(suggestedQuery(load));
  return (
    <>
      <PageHeader
        title={t('suggested.title')}
        appName={t('common:app_name')}
        summary={data?.meta.load && <ForLoad load={data.meta.load} />}
        actions={<Back load={load} isDraft={data?.meta.load?.state === 'draft'} />}
      />
      <div className={classes.pageBody}>
        <p className={classes.pageText}>
          {t('suggested.text')} {t('suggested.privacy')}
        </p>
        {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={240} />}
        {data?.data.length === 0 && (
          <EmptyState
            title={t(load === null ? 'suggested.empty' : 'suggested.none_interested')}
            text={t(load === null ? 'suggested.empty_text' : 'suggested.empty_load')}
          />
        )}
        {data && <Group title={t('suggested.own')} rows={data.data.filter(isOwn)} suggestions={data} />}
        {data && (
          <Group title={t('suggested.found')} rows={data.data.filter((row) => !isOwn(row))} suggestions={data} />
        )}
      </div>
    </>
  );
}

const isOwn = ({ carrier_id: id }: Suggestion) => id !== null;

function ForLoad({ load }: { load: NonNullable<Suggestions['meta']['load']> }) {
  const { t } = useTranslation('network');
  const { id, name, from, to } = load;
  return <>{t('suggested.for_load', { name: name ?? `№ ${id}`, from: from ?? '—', to: to ?? '—' })}</>;
}

function Back({ load, isDraft }: { load: number | null; isDraft: boolean }) {
  const { t } = useTranslation('network');
  if (load === null)
    return (
      <Button component={Link} to={paths.carriers}>
        {t('link.all')}
      </Button>
    );
  return (
    <Button component={Link} to={isDraft ? draftHref(load) : tenderHref(load)}>
      {t('suggested.back')}
    </Button>
  );
}

interface GroupProps {
  title: string;
  rows: readonly Suggestion[];
  suggestions: Suggestions;
}

function Group({ title, rows, suggestions }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2 className={classes.groupTitle}>{title}</h2>
      <ul className={classes.people}>
        {rows.map((row) => (
          <SuggestionRow key={row.carrier_id ?? `c${row.company_id}`} row={row} load={suggestions.meta.load} />
        ))}
      </ul>
    </section>
  );
}
