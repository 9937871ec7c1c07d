export { TalkTab } from './talk-tab';
