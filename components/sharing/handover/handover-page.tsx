import { useLocale, useTranslations } from 'next-intl';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { dayFromColumn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { Handover } from '@/lib/sharing/handover/queries';
import { HandoverProofView } from './handover-proof';
import { TakeOverButton } from './take-over-button';

interface HandoverPageProps {
  handover: Handover;
  handoverKey: string;
  userId: string | null;
}

const dayOfInstant = (text: string) => dayFromColumn(instantFromJson(text));

export function HandoverPage({ handover, handoverKey, userId }: HandoverPageProps) {
  const t = useTranslations('handover');
  const locale = useLocale() as FormatLocale;
  const { from, pet, proof, isOwn, isForOther, expiresAt } = handover;
  if (proof) {
    return (
      <div className="mx-auto max-w-xl px-4 py-12">
        <HandoverProofView proof={proof} />
      </div>
    );
  }
  if (!pet) {
    return (
      <div className="mx-auto max-w-xl px-4 py-16 text-center">
        <h1 className="text-[1.875rem]">{t('page.endedTitle')}</h1>
        <p className="mt-3 text-lg text-muted">{t('page.endedText')}</p>
      </div>
    );
  }
  return (
    <article className={`mx-auto max-w-xl px-4 py-10 text-center cover-${pet.cover}`}>
      <PetPortrait photoUrl={null} type={pet.type} alt="" className="mx-auto h-38 w-30 rounded-control" />
      <h1 className="mt-6 text-[1.875rem] leading-tight">{t('page.title', { from, pet: pet.name })}</h1>
      <p className="mt-3 text-lg text-muted">{t('page.text', { from, pet: pet.name })}</p>
      {isOwn || isForOther ? (
        <p className="mt-6">{t(isOwn ? 'page.own' : 'page.other')}</p>
      ) : (
        <TakeOverButton handoverKey={handoverKey} pet={pet.name} userId={userId} />
      )}
      <p className="mt-6 text-sm text-muted">
        {userId ? null : `${t('page.first')} `}
        {t('page.once', { when: formatDay(dayOfInstant(expiresAt), locale, 'medium') })}
      </p>
    </article>
  );
}
