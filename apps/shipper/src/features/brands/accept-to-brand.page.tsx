import { useParams } from '@tanstack/react-router';
import { rightsInUseOf, type Role } from '@tenderlane/domain/core';
import { MemberInvitation } from '@tenderlane/web/brands/members/member-invitation';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../lib/paths';

export function AcceptToBrandPage() {
  const { t } = useTranslation('brands');
  const { id: code = '' } = useParams({ strict: false });
  const aboutRole = (role: Role) =>
    rightsInUseOf(role)
      .map((right) => t(`right.${right}`))
      .join(' · ');
  return <MemberInvitation code={code} href={hrefOf('accept-to-brand', code)} buttonSize="md" aboutRole={aboutRole} />;
}
