import { IconUserPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { hasRight, rightsInUseOf } from '@tenderlane/domain/core';
import { PageHeader, ReasonButton, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { ListPager } from '../../lib/list-pager';
import { accountPaths } from '../../lib/paths';
import { InviteMemberDialog } from '@tenderlane/web/brands/members/invite-member.dialog';
import { useMembers } from '@tenderlane/web/brands/members/members.api';
import { useRoleNames } from './users/role-names';
import { AccessRequests } from './access/access-requests';
import { RoleTable } from './users/role-table';
import { UserList } from './users/user-list';
import classes from './brands.module.css';

const USERS_PER_PAGE = 50;

export function UsersPage() {
  const { t } = useTranslation(['brands', 'shell', 'common']);
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const page = Math.max(1, Number(search.page) || 1);
  const account = useAccount();
  const roleNames = useRoleNames();
  const [isInviting, setIsInviting] = useState(false);
  const { data: users, error, refetch } = useMembers(page, USERS_PER_PAGE);
  const role = account?.role ?? null;
  const reason =
    role && !hasRight('shipper', role, 'users.write') ? t('settings_reason', { role: roleNames[role] }) : null;

  return (
    <>
      <PageHeader
        title={t('shell:drawer.users')}
        appName={t('common:app_name')}
        summary={t('users.summary')}
        actions={
          <ReasonButton
            variant="filled"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            reason={reason}
            onClick={() => setIsInviting(true)}
          >
            {t('users.invite')}
          </ReasonButton>
        }
      />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!users && !error && <SkeletonRows label={t('common:loading')} count={4} />}
      {(users || error) && (
        <div className={classes.wide}>
          {reason && <p className={classes.reason}>{reason}</p>}
          {role && !reason && <AccessRequests />}
          {users && <UserList users={users.data} />}
          {users && (
            <ListPager
              page={page}
              perPage={USERS_PER_PAGE}
              total={users.meta.total}
              onPage={(next) => void navigate({ to: accountPaths.users, search: { page: String(next) } })}
            />
          )}
          <SectionCard title={t('users.rights_title')} note={t('users.rights_note')} flush>
            <RoleTable />
          </SectionCard>
        </div>
      )}
      <InviteMemberDialog
        opened={isInviting}
        firstRole="manager"
        describeRole={(one) =>
          rightsInUseOf(one)
            .map((right) => t(`right.${right}`))
            .join(' · ')
        }
        onClose={() => setIsInviting(false)}
      />
    </>
  );
}
