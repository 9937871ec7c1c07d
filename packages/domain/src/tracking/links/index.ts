export { type LinkMessages, linkEndsAt, refuseLinkMessage } from './links';
