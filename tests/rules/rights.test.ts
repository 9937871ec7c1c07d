import { expect, it } from 'vitest';
import { RIGHTS_IN_USE, rightsOf } from '@tenderlane/domain/core';
import { serverMessages } from '@tenderlane/messages/server';
import { isTest, isTypeScript, listSources, readSource } from './sources';

const sources = ['apps', 'packages/contract/src', 'packages/web/src']
  .flatMap((folder) => listSources(folder, isTypeScript))
  .filter((path) => !isTest(path))
  .map(readSource);

it('the rights of a shipper’s members are exactly those that a page or a call needs', () => {
  const asked = rightsOf('shipper', 'owner').filter((right) => sources.some((text) => text.includes(`'${right}'`)));
  expect([...RIGHTS_IN_USE]).toEqual(asked);
});

it.each(['en', 'uk', 'kk', 'ru'] as const)('every right with a name in %s is in use', (language) => {
  const named = Object.keys(serverMessages[language].brands).filter((key) => key.startsWith('right.'));
  expect(named).toEqual(RIGHTS_IN_USE.map((right) => `right.${right}`));
});
