import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import type { FeedbackEntry } from '@/lib/accounts/admin/queries';
import { FeedbackItem } from './feedback-item';

interface FeedbackListProps {
  feedback: readonly FeedbackEntry[];
  open: boolean;
  sendsMail: boolean;
}

export function FeedbackList({ feedback, open, sendsMail }: FeedbackListProps) {
  const t = useTranslations('admin.inbox');
  if (feedback.length === 0)
    return <EmptyState title={t(open ? 'doneTitle' : 'emptyTitle')} text={t(open ? 'doneText' : 'emptyText')} />;
  return (
    <ul className="grid gap-3">
      {feedback.map((one) => (
        <li key={one.id}>
          <FeedbackItem feedback={one} sendsMail={sendsMail} />
        </li>
      ))}
    </ul>
  );
}
