export { DocumentsTab } from './documents-tab';
export { IneligibleCarriers } from './ineligible-carriers';
export { QuestionnaireTab } from './questionnaire-tab';
