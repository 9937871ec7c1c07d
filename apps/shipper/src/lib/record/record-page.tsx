import { Button } from '@mantine/core';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FullPageMessage, SkeletonRows } from '@tenderlane/ui';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { readId } from '@tenderlane/web/core/read-id';
import { PageError } from '@tenderlane/web/shell/page-error';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RecordPageProps<Row, Key extends readonly unknown[]> {
  queryOf: (id: number) => UseQueryOptions<Row, Error, Row, Key>;
  missing: MissingTexts;
  children: (row: Row) => ReactNode;
}

interface MissingTexts {
  title: string;
  text: string;
  to: string;
  toLabel: string;
}

export function RecordPage<Row, Key extends readonly unknown[]>(props: RecordPageProps<Row, Key>) {
  const { id } = useParams({ strict: false });
  const recordId = readId(id);
  return recordId === null ? (
    <RecordMissing {...props.missing} />
  ) : (
    <RecordOfId key={recordId} id={recordId} {...props} />
  );
}

function RecordOfId<Row, Key extends readonly unknown[]>({
  id,
  queryOf,
  missing,
  children,
}: RecordPageProps<Row, Key> & { id: number }) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch } = useQuery(queryOf(id));
  if (data !== undefined) return children(data);
  if (isPending) return <SkeletonRows label={t('loading')} />;
  const isMissing = error instanceof ApiError && error.status === 404 && error.companyId === undefined;
  return isMissing ? <RecordMissing {...missing} /> : <PageError error={error} onRetry={() => void refetch()} />;
}

function RecordMissing({ title, text, to, toLabel }: MissingTexts) {
  const { t } = useTranslation('common');
  return (
    <FullPageMessage
      isNotFound
      appName={t('app_name')}
      title={title}
      text={text}
      action={
        <Button component={Link} to={to}>
          {toLabel}
        </Button>
      }
    />
  );
}
