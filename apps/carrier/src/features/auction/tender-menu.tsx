import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconDots, IconLink, IconTruckOff, type TablerIcon } from '@tabler/icons-react';
import type { CarrierLoad } from '@tenderlane/contract';
import { LOAD_ACTIONS } from '@tenderlane/domain/loads';
import { Menu } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import type { LeaveKind } from './auction.api';
import classes from './tender.module.css';

const WatchItems = lazy(
  withTexts(
    () => import('@tenderlane/web/loads/watch/watch-items').then((part) => ({ default: part.WatchItems })),
    ['bell'],
  ),
);
const RemindDialog = lazy(
  withTexts(
    () => import('@tenderlane/web/loads/watch/remind.dialog').then((part) => ({ default: part.RemindDialog })),
    ['bell'],
  ),
);
export const LeaveDialog = lazy(() => import('./leave.dialog').then((part) => ({ default: part.LeaveDialog })));
// Few users check the chain, so its hashing code loads on demand.
const ChainDialog = lazy(() => import('./chain.dialog').then(({ ChainDialog: component }) => ({ default: component })));

interface LeaveOption {
  way: LeaveKind;
  icon: TablerIcon;
  reason: string | undefined;
}

function leaveOptionsOf({ option, own_bid: bid, status_id: status, refusals }: CarrierLoad): LeaveOption[] {
  const reasonOf = (refusal: { code: string } | undefined) => refusal && reasonText(refusal);
  if (option.state === 'confirmed') {
    const states: readonly string[] = LOAD_ACTIONS.carrier_cancel;
    const closed = states.includes(status) ? undefined : { code: 'load.wrong-state', params: {} };
    return [{ way: 'cancel', icon: IconTruckOff, reason: reasonOf(closed) }];
  }
  if (status !== 'ongoing' || option.state === 'selected') return [];
  if (bid) return [{ way: 'withdraw', icon: IconArrowBackUp, reason: reasonOf(refusals['withdraw']) }];
  return [{ way: 'decline', icon: IconBan, reason: reasonOf(refusals['decline']) }];
}

export function TenderMenu({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation(['carrierApp', 'auction']);
  const [leaving, setLeaving] = useState<LeaveKind | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [isReminding, setIsReminding] = useState(false);
  const account = useAccount();
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon size={44} aria-label={t('tender.more')}>
            <IconDots size={22} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {leaveOptionsOf(load).map(({ way, icon: Icon, reason }) => (
            <Menu.Item
              key={way}
              leftSection={<Icon size={18} aria-hidden />}
              {...(reason && { 'data-disabled': true, 'aria-disabled': true, closeMenuOnClick: false })}
              onClick={() => {
                if (!reason) setLeaving(way);
              }}
            >
              {t(`leave.${way}.action`)}
              {reason && <span className={classes.menuReason}>{reason}</span>}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => setIsChecking(true)}>
            {t('auction:chain.check')}
          </Menu.Item>
          {account?.is_link_session === false && (
            <Suspense>
              <WatchItems loadId={load.id} onRemind={() => setIsReminding(true)} />
            </Suspense>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {leaving && <LeaveDialog load={load} way={leaving} onClose={() => setLeaving(null)} />}
        {isChecking && <ChainDialog loadId={load.id} onClose={() => setIsChecking(false)} />}
        {isReminding && <RemindDialog loadId={load.id} onClose={() => setIsReminding(false)} />}
      </Suspense>
    </>
  );
}
