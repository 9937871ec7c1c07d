export {
  AGREEMENT_PART,
  checkPacketContent,
  DOCUMENT_KINDS,
  type DocumentKind,
  DOCUMENTS_PART,
  type ItemTexts,
  PACKET_LIMITS,
  type PacketContent,
  QUESTION_KINDS,
  type QuestionKind,
  type Translations,
} from './content';
export {
  type KnownTexts,
  missingLanguages,
  packetInLanguage,
  STANDARD_QUESTIONS,
  STANDARD_SECTIONS,
  type StandardTexts,
  withStandardKeys,
} from './languages';
export { type CarrierPapers, type PacketDocument, isAskedIn, papersOf } from './papers';
export {
  type Answer,
  type Answers,
  checkAnswers,
  filesInAnswers,
  type PacketMissing,
  packetProgress,
  type PacketProgress,
  reusableAnswers,
  shownQuestions,
} from './answers';
export {
  marksOnEdit,
  marksOnSubmit,
  PACKET_STATES,
  type PacketState,
  type PartDecision,
  type PartMarks,
  partsOf,
  refusePacket,
  RETURN_REASONS,
  type ReturnReason,
  reviewPacket,
  stateWhileFilling,
} from './states';
export { dayOf, daysBetween, nextNotice } from './expiry';
export { eligibilityOf, type LoadDemands } from './eligibility';
