import { useQuery } from '@tanstack/react-query';
import { NotesCard } from './notes/notes-card';
import { colleaguesQuery } from '../brands';
import classes from './chat.module.css';
import { QuestionsCard } from './questions-card';

export function TalkTab({ loadId }: { loadId: number }) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  return (
    <div className={classes.page}>
      <QuestionsCard loadId={loadId} />
      <NotesCard loadId={loadId} colleagues={colleagues.filter(({ isSelf }) => !isSelf)} />
    </div>
  );
}
