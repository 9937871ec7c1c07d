import { useLocation, useParams } from '@tanstack/react-router';
import { MemberInvitation } from '@tenderlane/web/members/member-invitation';

/** An invitation to work in a carrier's company. */
export function BrandInvitationPage() {
  const { code = '' } = useParams({ strict: false });
  const { publicHref } = useLocation();
  return <MemberInvitation code={code} href={publicHref} buttonSize="lg" />;
}
