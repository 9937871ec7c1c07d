export { tenderNoticesFeature } from './feature';
export { carrier, manager, others, reached } from './tender-audiences';
export { readTenderSubjects, rememberTexts, tenderPlace } from './tender-subjects';
export { nameIn, nameOf, type Reader } from './tender-text';
