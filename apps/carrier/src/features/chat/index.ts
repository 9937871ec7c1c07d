export { QuestionsCard } from './questions-card';
