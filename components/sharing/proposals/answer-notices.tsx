import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { OpenAnswer } from '@/lib/sharing/proposals/open-answer';

export function AnswerNotices({ answers }: { answers: readonly OpenAnswer[] }) {
  const t = useTranslations('proposals.today');
  if (answers.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-2 print:hidden">
      {answers.map(({ pet, name, count }) => (
        <li key={pet.id}>
          <IntentLink
            href={paths.petProposals(pet.id)}
            className="tap flex items-center gap-3 rounded-card bg-info-soft px-4 py-3"
          >
            <Icon of="stethoscope" className="size-6 shrink-0 text-info" />
            <span className="min-w-0 grow wrap-anywhere">
              <span className="block font-semibold">{t('title', { name, pet: pet.name, count })}</span>
              <span className="text-primary underline underline-offset-4">{t('look')}</span>
            </span>
            <Icon of="chevron-right" className="size-5 shrink-0 text-muted" />
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
