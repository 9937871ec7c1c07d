import { useLocation } from '@tanstack/react-router';
import { ShowDigits } from '@tenderlane/web/identity/show-digits';

/** Where the link of a sign-in message leads; its secret stands behind #. */
export function CodePage() {
  return <ShowDigits secret={useLocation({ select: ({ hash }) => hash })} />;
}
