import { useTranslations } from 'next-intl';
import type { OpenAnswer } from '@/lib/sharing/proposals/open-answer';
import { AnswerNotice } from './answer-notice';

export function AnswerNotices({ answers }: { answers: readonly OpenAnswer[] }) {
  const t = useTranslations('proposals.today');
  if (answers.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-2 print:hidden">
      {answers.map(({ pet, name, count }) => (
        <li key={pet.id}>
          <AnswerNotice petId={pet.id} text={t('title', { name, pet: pet.name, count })} look={t('look')} />
        </li>
      ))}
    </ul>
  );
}
