import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { hasRight, RIGHTS_IN_USE, ROLES } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from './role-names';
import classes from './role-table.module.css';

export function RoleTable() {
  const { t } = useTranslation(['brands', 'common']);
  const roleNames = useRoleNames();
  return (
    // Focusable, because it scrolls on narrow screens.
    <div className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('users.right')}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS_IN_USE.map((right) => (
            <tr key={right}>
              <th scope="row">{t(`right.${right}`)}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  {hasRight('shipper', role, right) ? (
                    <>
                      <IconCheck size={16} aria-hidden />
                      <VisuallyHidden>{t('common:yes')}</VisuallyHidden>
                    </>
                  ) : (
                    <>
                      <span aria-hidden>—</span>
                      <VisuallyHidden>{t('common:no')}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
