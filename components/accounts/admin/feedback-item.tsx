import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { FeedbackEntry } from '@/lib/accounts/admin/queries';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { AnswerForm } from './answer-form';

const tones = { suggestion: 'info', message: 'primary', rating: 'due' } as const;

export function FeedbackItem({ feedback, sendsMail }: { feedback: FeedbackEntry; sendsMail: boolean }) {
  const t = useTranslations('admin.inbox');
  const locale = useLocale();
  const { id, kind, stars, text, email, answer, answeredAt } = feedback;
  const at = (instant: string) => formatInstant(instantFromJson(instant), locale, 'UTC');
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans text-lg font-medium wrap-anywhere">{email}</h2>
        <Badge tone={tones[kind]}>{t(`kind.${kind}`)}</Badge>
      </div>
      <p className="tabular mt-1 text-sm text-muted">{at(feedback.createdAt)}</p>
      {stars ? (
        <p className="mt-2">
          <span aria-hidden="true" className="mr-2 tracking-widest text-due">
            {'★'.repeat(stars)}
            {'☆'.repeat(5 - stars)}
          </span>
          {t('stars', { count: stars })}
        </p>
      ) : null}
      {text ? (
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ) : null}
      {answer && answeredAt ? (
        <div className="mt-3 border-l-2 border-primary pl-3">
          <p className="tabular text-sm text-muted">{t('answeredAt', { date: at(answeredAt) })}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
        </div>
      ) : (
        <AnswerForm feedback={{ id, email }} sendsMail={sendsMail} />
      )}
    </Card>
  );
}
