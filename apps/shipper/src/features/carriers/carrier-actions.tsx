import { ActionIcon, Button } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCheck,
  IconCircleX,
  IconDots,
  IconLinkOff,
  IconMailForward,
  IconPlayerPause,
  IconPlayerPlay,
  IconRosetteDiscountCheck,
  IconRosetteDiscountCheckOff,
  IconRoute,
  IconTag,
  IconUserMinus,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Carrier } from '@tenderlane/contract';
import { Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text';
import { toast, toastError, whenDone } from '@tenderlane/web/toasts';
import { sentAgainToast } from './sent-again-toast';
import { useCarrierAction, useResendInvitation, useUnconfirmLegalId } from './carriers.api';
import { useCarrierRow } from './carrier-row-context';
import classes from './carriers.module.css';

const ITEMS = [
  ['resend', IconMailForward],
  ['revoke', IconLinkOff],
  ['approve', IconCheck],
  ['decline', IconCircleX],
  ['resume', IconPlayerPlay],
  ['suspend', IconPlayerPause],
] as const satisfies [string, TablerIcon][];
type Item = (typeof ITEMS)[number][0];

export function CarrierActions({ carrier }: { carrier: Carrier }) {
  const { mayWrite, onDialog } = useCarrierRow();
  const { t } = useTranslation(['carriers', 'network', 'common']);
  const act = useCarrierAction();
  const resend = useResendInvitation();
  const unconfirm = useUnconfirmLegalId();
  const name = carrier.name || carrier.login || '';
  if (!mayWrite) return null;

  const run = (item: Item) => {
    if (item === 'revoke' || item === 'decline' || item === 'suspend') return onDialog(item, carrier);
    if (item === 'resend')
      return whenDone(resend.mutateAsync(carrier.id), ({ login, url }) =>
        toast(t('resent', { login }), {
          id: sentAgainToast(carrier.id),
          tone: 'good',
          durationMs: 10_000,
          action: { label: t('copy_link'), onClick: () => void copyText(url) },
        }),
      );
    whenDone(
      act.mutateAsync({ id: carrier.id, action: item }),
      () => toast(t(`done.${item}`, { name }), { tone: 'good' }),
      toastError,
    );
  };
  const isConfirmedHere = carrier.legal_id_check.confirmed_by === 'network';
  const takeBack = () =>
    whenDone(unconfirm.mutateAsync(carrier.id), () => toast(t('done.unconfirm_legal_id', { name }), { tone: 'good' }));
  const possible = ITEMS.filter(([item]) => !carrier.refusals[item]);
  const answersRequest = possible.some(([item]) => item === 'approve');
  return (
    <span className={classes.actions}>
      {answersRequest && (
        <Button
          size="xs"
          loading={act.isPending}
          aria-label={t('approve_label', { name })}
          onClick={() => run('approve')}
        >
          {t('action.approve')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('actions_of', { name })} loading={resend.isPending}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {possible.map(([item, Icon]) => (
            <Menu.Item key={item} leftSection={<Icon size={16} aria-hidden />} onClick={() => run(item)}>
              {t(`action.${item}`)}
            </Menu.Item>
          ))}
          {isConfirmedHere && (
            <Menu.Item leftSection={<IconRosetteDiscountCheckOff size={16} aria-hidden />} onClick={takeBack}>
              {t('action.unconfirm_legal_id')}
            </Menu.Item>
          )}
          {!isConfirmedHere && !carrier.refusals['confirm_legal_id'] && (
            <Menu.Item
              leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
              onClick={() => onDialog('confirm_legal_id', carrier)}
            >
              {t('action.confirm_legal_id')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconTag size={16} aria-hidden />} onClick={() => onDialog('labels', carrier)}>
            {t('action.labels')}
          </Menu.Item>
          <Menu.Item leftSection={<IconRoute size={16} aria-hidden />} onClick={() => onDialog('lanes', carrier)}>
            {t('network:lanes.action')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCalendarEvent size={16} aria-hidden />}
            onClick={() => onDialog('agreement', carrier)}
          >
            {t('network:agreement.action')}
          </Menu.Item>
          {!carrier.refusals['remove'] && (
            <Menu.Item
              color="red"
              leftSection={<IconUserMinus size={16} aria-hidden />}
              onClick={() => onDialog('remove', carrier)}
            >
              {t('network:remove.action')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
