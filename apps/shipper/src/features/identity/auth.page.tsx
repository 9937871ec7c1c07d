import { useSearch } from '@tanstack/react-router';
import { SignIn } from '@tenderlane/web/identity/sign-in';

export function AuthPage() {
  const { transfer } = useSearch({ strict: false });
  return <SignIn transfer={transfer} />;
}
