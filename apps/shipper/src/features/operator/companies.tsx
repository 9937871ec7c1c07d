import { Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OperatorCompany } from '@tenderlane/contract';
import { RowListItem, RowList, SkeletonRows } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPager } from '../../lib/list-pager';
import { ClosedMark } from './closed-mark';
import { companiesQuery, membersQuery, ROWS_PER_PAGE, useAssignManager } from './operator.api';
import { useChangeRefusal } from './parked-events';
import classes from './operator.module.css';

const TYPING_PAUSE_MS = 300;
const NOBODY = '0';

export function Companies() {
  const { t } = useTranslation(['operator', 'common']);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data: companies, error, isPaused, refetch } = useQuery(companiesQuery(search, page));
  const reason = useChangeRefusal();
  return (
    <div className={classes.page}>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t('companies.search')}
        placeholder={t('companies.search')}
        maxLength={200}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      {reason && <p className={classes.lead}>{reason}</p>}
      {!companies && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!companies && !error && !isPaused && <SkeletonRows label={t('common:loading')} />}
      {companies?.data.length === 0 && <p className={classes.lead}>{t('companies.none')}</p>}
      {companies && companies.data.length > 0 && (
        <RowList>
          {companies.data.map((company) => (
            <CompanyRow key={company.id} company={company} canChange={reason === null} />
          ))}
        </RowList>
      )}
      {companies && (
        <ListPager
          page={page}
          perPage={ROWS_PER_PAGE}
          total={companies.meta.total}
          isCapped={companies.meta.total_capped}
          onPage={setPage}
        />
      )}
    </div>
  );
}

function CompanyRow({ company, canChange }: { company: OperatorCompany; canChange: boolean }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const { data: members = [] } = useQuery(membersQuery);
  const assign = useAssignManager();
  const { id, name, kind, manager, country_id: country, created_at: createdAt, closed_at: closedAt } = company;
  const change = (value: string) =>
    whenDone(assign.mutateAsync({ id, accountId: value === NOBODY ? null : Number(value) }), () =>
      toast(t('companies.saved', { name }), { tone: 'good' }),
    );
  return (
    <RowListItem
      name={<bdi>{name}</bdi>}
      details={
        <>
          <span className={classes.note}>
            {[
              t(`kind.${kind}`),
              country.toUpperCase(),
              `ID ${id}`,
              t('companies.since', { date: dates.date(createdAt) }),
            ].join(' · ')}
          </span>
          <ClosedMark at={closedAt} />
        </>
      }
    >
      <Select
        className={classes.manager}
        aria-label={t('companies.manager_of', { name })}
        data={[
          { value: NOBODY, label: t('companies.no_manager') },
          ...members.map(({ account_id: accountId, name: label }) => ({ value: String(accountId), label })),
        ]}
        value={String(manager?.account_id ?? NOBODY)}
        disabled={!canChange || assign.isPending}
        allowDeselect={false}
        onChange={(value) => {
          if (value !== null) change(value);
        }}
      />
    </RowListItem>
  );
}
