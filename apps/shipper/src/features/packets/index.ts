export { DocumentsTab } from './documents-tab';
export { QuestionnaireTab } from './questionnaire-tab';
