import { useLocation } from '@tanstack/react-router';
import { ShowDigits } from '@tenderlane/web/identity/show-digits';

/** Target of the link in a sign-in message; its secret is the address's hash. */
export function CodePage() {
  return <ShowDigits secret={useLocation({ select: ({ hash }) => hash })} />;
}
