import { useEffect, useState } from 'react';
import { serverNow } from './state';

const PACE_MS = 10_000;

export function useServerNow(): number {
  const [now, setNow] = useState(() => Date.parse(serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.parse(serverNow())), PACE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
