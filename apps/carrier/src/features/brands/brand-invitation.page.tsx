import { useLocation, useParams } from '@tanstack/react-router';
import { MemberInvitation } from '@tenderlane/web/brands/members/member-invitation';

export function BrandInvitationPage() {
  const { code = '' } = useParams({ strict: false });
  const { publicHref } = useLocation();
  return <MemberInvitation code={code} href={publicHref} buttonSize="lg" />;
}
