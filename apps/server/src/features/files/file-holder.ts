import { fileHolderFinder } from '../../platform/holders/held-file';
import { findLinkedCompany } from '../../platform/storage/file.queries';

export const findFileHolder = fileHolderFinder('file', ({ sql }, link, now) => findLinkedCompany(sql, link, now));
