import { IconClipboardCheck, IconClipboardList, IconClipboardText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import type { PacketStatus } from '@tenderlane/domain/carriers';
import { Breadcrumb, PageHeader, StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../../lib/legal-id-mark';
import { rememberedFilter } from '../../../lib/list-filter';
import { paths } from '../../../lib/paths';
import { CarrierActions } from '../carrier-actions';
import { CarrierLabels, CarrierState, companyNote, loginNote, ownLogin, useCarrierTime } from '../carrier-cells';
import { DealingActions } from './dealing-actions';
import { DealingFacts } from './dealing-facts';
import classes from './profile.module.css';

const PACKETS = {
  not_completed: { icon: IconClipboardList, hue: 'gray', tier: 3 },
  completed: { icon: IconClipboardText, hue: 'plum', tier: 2 },
  on_review: { icon: IconClipboardText, hue: 'amber', tier: 1 },
  approved: { icon: IconClipboardCheck, hue: 'green', tier: 3 },
} as const satisfies Record<PacketStatus, object>;

export function CarrierHead({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation(['carrierPage', 'common']);
  const { t: ofCarriers } = useTranslation('carriers');
  const time = useCarrierTime()(carrier);
  const name = carrier.name || carrier.login || '—';
  const externalId = carrier.external_id && ofCarriers('external_id', { id: carrier.external_id });
  const facts = [
    companyNote(carrier),
    externalId,
    carrier.contact_name,
    ownLogin(carrier),
    loginNote(carrier, ofCarriers),
    time.first,
    time.second,
  ];
  return (
    <PageHeader
      title={<bdi>{name}</bdi>}
      windowTitle={name}
      appName={t('common:app_name')}
      crumbs={<Crumbs name={name} />}
      chip={
        <>
          <CarrierState state={carrier.state} checked={carrier.checked} isClosed={carrier.is_closed} />
          <StateChip label={t(`packet.${carrier.packet_status}`)} {...PACKETS[carrier.packet_status]} />
        </>
      }
      summary={
        <span className={classes.summary}>
          <span>{facts.filter((fact) => fact && fact !== '—').join(' · ')}</span>
          <LegalIdMark check={carrier.legal_id_check} />
          <CarrierLabels labels={carrier.labels} />
          {carrier.has_account && <DealingFacts carrier={carrier} />}
        </span>
      }
      actions={
        <>
          {carrier.has_account && <DealingActions carrier={carrier} />}
          <CarrierActions carrier={carrier} />
        </>
      }
    />
  );
}

function Crumbs({ name }: { name: string }) {
  const { t } = useTranslation(['carrierPage', 'shell']);
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      parent={
        <Link to={paths.carriers} search={rememberedFilter('carriers')}>
          {t('shell:drawer.carriers')}
        </Link>
      }
    >
      <bdi>{name}</bdi>
    </Breadcrumb>
  );
}
