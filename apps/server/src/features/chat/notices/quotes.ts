import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { excerpt } from './excerpt';
import { listNoteTexts, listQuestionTexts } from './quote.queries';

export interface Quote {
  text: string;
  person?: string;
}

const ABOUT_NOTES = 'note.added';
const ABOUT_QUESTIONS: readonly string[] = ['question.asked', 'question.answered'];

export async function readQuotes(sql: Sql, events: readonly OutboxEvent[]): Promise<Map<OutboxEvent, Quote>> {
  const quotes = new Map<OutboxEvent, Quote>();
  const idOf = ({ action, params }: OutboxEvent) =>
    Number((params as Record<string, unknown>)[action === ABOUT_NOTES ? 'note_id' : 'question_id']);
  const ofNotes = events.filter(({ action }) => action === ABOUT_NOTES);
  if (ofNotes.length > 0) {
    const notes = new Map((await listNoteTexts(sql, ofNotes.map(idOf))).map((note) => [note.id, note]));
    for (const event of ofNotes) {
      const note = notes.get(idOf(event));
      if (note) quotes.set(event, { text: excerpt(note.text), person: note.person });
    }
  }
  const ofQuestions = events.filter(({ action }) => ABOUT_QUESTIONS.includes(action));
  if (ofQuestions.length > 0) {
    const questions = new Map((await listQuestionTexts(sql, ofQuestions.map(idOf))).map((asked) => [asked.id, asked]));
    for (const event of ofQuestions) {
      const asked = questions.get(idOf(event));
      const text = event.action === 'question.asked' ? asked?.text : asked?.answer;
      if (text) quotes.set(event, { text: excerpt(text) });
    }
  }
  return quotes;
}
