import { useTranslations } from 'next-intl';
import { LabTable } from '@/components/records/lab-reports/lab-table';
import { Allowed } from '@/components/shell/allowed';
import { CardTitle } from '@/components/ui/card';
import type { VisitBrief } from '@/lib/overviews/visit-brief/queries';
import { BriefCard, BriefPart } from './brief-part';
import { useBriefWords } from './brief-words';
import { QuestionForm } from './question-form';

interface VisitBriefViewProps {
  brief: VisitBrief;
}

/** Prints on one A4 page. */
export function VisitBriefView({ brief }: VisitBriefViewProps) {
  const t = useTranslations('visitBrief');
  const symptoms = useTranslations('symptoms');
  const lines = useBriefWords(brief);
  const { pet } = brief;
  const isAnyMissed = brief.doses.some(({ missed }) => missed);
  const questions = pet.visitQuestions.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="grid gap-4 print:block print:columns-2 print:text-xs">
      <section className="break-inside-avoid rounded-card border border-line bg-surface p-4 print:mb-2 print:border-2 print:border-ink print:p-2 print:[column-span:all]">
        <CardTitle className="mb-1 print:text-base">{t('questions')}</CardTitle>
        {questions.length > 0 ? (
          <ol className="hidden list-decimal pl-6 print:block">
            {questions.map((question, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same question may stand there twice
              <li dir="auto" key={index} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ol>
        ) : (
          <p className="hidden text-muted print:block">{t('questionsNone')}</p>
        )}
        <Allowed to="edit">
          <QuestionForm petId={pet.id} questions={pet.visitQuestions} />
        </Allowed>
      </section>
      <BriefPart title={symptoms('title')} lines={lines.symptoms} none={symptoms('noneSince')} />
      <BriefPart title={t('weight')} lines={lines.weights} none={t('weightNone')} />
      <BriefPart
        title={t('missed')}
        lines={lines.doses}
        none={t('missedNone')}
        note={isAnyMissed ? t('missedNote') : undefined}
      />
      <BriefPart title={t('new')} lines={lines.news} none={t('newNone')} />
      <BriefPart
        title={t('vaccinations')}
        lines={lines.vaccinations}
        none={t(brief.hasVaccinations ? 'vaccinationsNoneSince' : 'vaccinationsNone')}
        note={t('planning')}
      />
      <BriefPart title={t('current')} lines={lines.current} none={t('currentNone')} note={lines.notCompared} />
      {brief.measures.length > 0 ? (
        <BriefPart title={t('measures')} lines={lines.measures} none="" note={t('measuresNote')} />
      ) : null}
      <BriefLab reports={brief.labReports} />
      <p className="hidden h-20 break-inside-avoid border-t border-line p-2 font-medium print:block">{t('room')}</p>
    </div>
  );
}

function BriefLab({ reports }: { reports: VisitBrief['labReports'] }) {
  const t = useTranslations('labReports');
  if (reports.length === 0) return null;
  return (
    <BriefCard title={t('title')} wide>
      <LabTable reports={reports} />
    </BriefCard>
  );
}
