import { Alert, Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { INELIGIBLE_REASONS } from '@tenderlane/domain/carriers';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import classes from './packets.module.css';

const OPEN = ['ongoing', 'tender_over', 'awaiting_confirmation'];

interface MissingForShipperProps {
  load: {
    status_id: string;
    shipper: { name: string };
    option: { provisional_reasons: readonly string[]; packet_id: number | null };
  };
}

export function MissingForShipper({ load }: MissingForShipperProps) {
  const { t } = useTranslation(['packets', 'relations']);
  const { provisional_reasons: all, packet_id: packetId } = load.option;
  const reasons = INELIGIBLE_REASONS.filter((reason) => all.includes(reason));
  if (packetId === null || reasons.length === 0 || !OPEN.includes(load.status_id)) return null;
  return (
    <Alert color="yellow" icon={<IconClipboardText size={16} />} title={t('own.needs', { shipper: load.shipper.name })}>
      <div className={classes.between}>
        <div>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`relations:lacks.${reason}`)}</li>
            ))}
          </ul>
          <p className={classes.note}>{t('own.needs_bid')}</p>
        </div>
        <Button component={Link} to={paths.packet} params={{ id: String(packetId) } as never}>
          {t('own.open_packet')}
        </Button>
      </div>
    </Alert>
  );
}
