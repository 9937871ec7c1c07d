import { pageShown } from '@tenderlane/ui';
import { lazy, Suspense, type ComponentType } from 'react';

const Nothing = () => null;

export function afterPage<Props extends object>(read: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    await pageShown;
    return { default: await read().catch((): ComponentType<Props> => Nothing) };
  });
  return function AfterPage(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
