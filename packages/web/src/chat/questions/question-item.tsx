import type { Question } from '@tenderlane/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../core/texts/use-dates';
import classes from './questions.module.css';

interface QuestionItemProps {
  question: Question;
  children?: ReactNode;
}

export function QuestionItem({ question, children }: QuestionItemProps) {
  const { t } = useTranslation('chat');
  const dates = useDates();
  const { text, answer, company_name: company, sender_name: sender, is_own: isOwn } = question;
  const who = isOwn ? t('questions.own') : [company, sender].filter(Boolean).join(', ');
  const facts = [who, dates.shortDateTime(question.asked_at)].filter(Boolean);
  return (
    <li className={classes.question}>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {answer === null ? (
        !children && <p className={classes.facts}>{t('questions.waits')}</p>
      ) : (
        <div className={classes.answer}>
          <p className={classes.facts}>
            {t('questions.answer_of', { time: dates.shortDateTime(question.answered_at ?? question.asked_at) })}
          </p>
          <p className={classes.text} dir="auto">
            {answer}
          </p>
        </div>
      )}
      {children}
    </li>
  );
}

export function QuestionItems({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const { t } = useTranslation('chat');
  if (isEmpty) return <p className={classes.none}>{t('questions.none')}</p>;
  return <ul className={classes.list}>{children}</ul>;
}
