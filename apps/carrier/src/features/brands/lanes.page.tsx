import { Alert, Button, Skeleton, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CarrierApi } from '@tenderlane/contract';
import { CAPABILITY_LIMITS } from '@tenderlane/domain/carriers';
import { FormSection, PageHeader, ReasonButton } from '@tenderlane/ui';
import { CapabilityFields, toBody, toTyped } from '@tenderlane/web/capabilities/capability-fields';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast } from '@tenderlane/web/toasts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { lanesQuery, saveLanes } from './lanes.api';
import classes from './brands.module.css';

type Saved = AnswerOf<CarrierApi['GET /account/capabilities']>['data'];

export function LanesPage() {
  const { t } = useTranslation(['capabilities', 'common']);
  const { data, error, refetch } = useQuery(lanesQuery);
  return (
    <>
      <PageHeader
        title={t('title')}
        appName={t('common:app_name')}
        actions={
          <Button component={Link} to={paths.settings}>
            {t('common:back')}
          </Button>
        }
      />
      <div className={classes.lanesPage}>
        {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={320} />}
        {data && <LanesForm saved={data} />}
      </div>
    </>
  );
}

function LanesForm({ saved }: { saved: Saved }) {
  const { t } = useTranslation(['capabilities', 'common']);
  const queryClient = useQueryClient();
  const mayWrite = useAccount()?.rights.includes('settings.write') ?? false;
  const [typed, setTyped] = useState(() => toTyped(saved));
  const [isFound, setIsFound] = useState(saved.is_found);
  const [isTried, setIsTried] = useState(false);
  const save = useMutation({
    mutationFn: saveLanes,
    onSuccess: (answer) => {
      queryClient.setQueryData(lanesQuery.queryKey, answer);
      toast(t('saved'), { tone: 'good' });
    },
    meta: { errorOnPage: true },
  });
  const submit = () => {
    setIsTried(true);
    const body = toBody(typed);
    if (body && mayWrite && !save.isPending) save.mutate({ ...body, is_found: isFound });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormSection title={t('title')} why={t('text')}>
        <CapabilityFields value={typed} onChange={setTyped} isTried={isTried} lanesMax={CAPABILITY_LIMITS.lanesMax} />
      </FormSection>
      <FormSection title={t('found.label')} why="">
        <Switch
          label={t('found.label')}
          description={t('found.text')}
          checked={isFound}
          onChange={(event) => setIsFound(event.currentTarget.checked)}
        />
      </FormSection>
      {save.error && (
        <Alert color="red" role="alert">
          {errorText(save.error) ?? t('common:oops_something_went_wrong')}
        </Alert>
      )}
      <div className={classes.lanesSave}>
        <ReasonButton
          variant="filled"
          size="md"
          loading={save.isPending}
          reason={mayWrite ? null : t('no_right')}
          onClick={submit}
        >
          {t('save')}
        </ReasonButton>
      </div>
    </form>
  );
}
