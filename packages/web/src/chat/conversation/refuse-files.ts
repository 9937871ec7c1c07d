import type { ChatSettings } from '@tenderlane/contract';

type Sized = Pick<File, 'name' | 'size'>;
type Limits = Pick<ChatSettings, 'file_max_bytes' | 'files_max'>;

export interface ChosenFiles<One extends Sized> {
  files: One[];
  refused: { why: 'empty' | 'large'; name: string } | { why: 'many' } | null;
}

/** Adds files up to the limits; only the server checks their content. */
export function addFiles<One extends Sized>(
  before: readonly One[],
  more: readonly One[],
  { file_max_bytes: bytesMax, files_max: filesMax }: Limits,
): ChosenFiles<One> {
  const files = [...before];
  let refused: ChosenFiles<One>['refused'] = null;
  for (const file of more) {
    if (file.size === 0) refused = { why: 'empty', name: file.name };
    else if (file.size > bytesMax) refused = { why: 'large', name: file.name };
    else if (files.length >= filesMax) refused = { why: 'many' };
    else files.push(file);
  }
  return { files, refused };
}
