import { useLocation } from '@tanstack/react-router';
import { ShowDigits } from '@tenderlane/web/identity/show-digits';

export function CodePage() {
  return <ShowDigits secret={useLocation({ select: ({ hash }) => hash })} />;
}
