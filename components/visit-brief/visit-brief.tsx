import { useTranslations } from 'next-intl';
import { CardTitle } from '@/components/ui/card';
import type { VisitBrief } from '@/lib/visit-brief/queries';
import { BriefPart } from './brief-part';
import { useBriefWords } from './brief-words';
import { QuestionForm } from './question-form';

interface VisitBriefViewProps {
  brief: VisitBrief;
  weightUnit: 'kg' | 'lb';
}

/** What changed since the last visit, what holds now, and what to ask: one A4 page on paper. */
export function VisitBriefView({ brief, weightUnit }: VisitBriefViewProps) {
  const t = useTranslations('visitBrief');
  const lines = useBriefWords(brief, weightUnit);
  const { pet } = brief;
  const questions = pet.visitQuestions.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="grid gap-4 print:grid-cols-2 print:gap-x-4 print:gap-y-1 print:text-sm">
      <section className="break-inside-avoid rounded-card border border-line bg-surface p-4 print:col-span-2 print:border-2 print:border-ink print:p-2">
        <CardTitle className="mb-1 print:text-base">{t('questions')}</CardTitle>
        {questions.length > 0 ? (
          <ol className="list-decimal pl-6">
            {questions.map((question, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same question may stand there twice
              <li key={index} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-muted">{t('questionsNone')}</p>
        )}
        <QuestionForm petId={pet.id} questions={pet.visitQuestions} />
      </section>
      <BriefPart title={t('weight')} lines={lines.weights} none={t('weightNone')} />
      <BriefPart title={t('missed')} lines={lines.missed} none={t('missedNone')} note={t('missedNote')} />
      <BriefPart title={t('new')} lines={lines.news} none={t('newNone')} />
      <BriefPart
        title={t('vaccinations')}
        lines={lines.vaccinations}
        none={t('vaccinationsNone')}
        note={t('planning')}
      />
      <BriefPart title={t('current')} lines={lines.current} none={t('currentNone')} />
      <p className="hidden min-h-32 border-t border-line pt-1 font-medium print:block">{t('room')}</p>
    </div>
  );
}
