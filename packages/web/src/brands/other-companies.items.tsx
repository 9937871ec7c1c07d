import { IconBuilding } from '@tabler/icons-react';
import type { Account } from '@tenderlane/contract';
import { Menu } from '@tenderlane/ui';
import { useSwitchCompany } from './switch-company.api';

export function OtherCompaniesItems({ account, label }: { account: Account; label?: string }) {
  const switchCompany = useSwitchCompany();
  const others = account.brand_members.filter((member) => !member.is_active);
  if (account.brand_members.length < 2 || others.length === 0) return null;
  return (
    <>
      {label && <Menu.Label>{label}</Menu.Label>}
      {others.map(({ id, name }) => (
        <Menu.Item
          key={id}
          leftSection={<IconBuilding size={16} />}
          disabled={switchCompany.isPending}
          onClick={() => switchCompany.mutate(id)}
        >
          <bdi>{name}</bdi>
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
