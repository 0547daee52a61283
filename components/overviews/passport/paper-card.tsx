import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { passportHref } from '@/lib/overviews/passport/links';
import { passportSizes } from '@/lib/overviews/passport/vocabulary';
import { hasTravelRules } from '@/lib/records/vaccinations/travel';
import { PaperList } from './paper-list';

interface PaperCardProps {
  petId: string;
  type: string;
  signed?: ReactNode;
}

export function PaperCard({ petId, type, signed }: PaperCardProps) {
  const t = useTranslations('passportPdf.card');
  const brief = useTranslations('visitBrief');
  const health = useTranslations('health.tiles');
  const language = languageOf(useLocale());
  const can = useCan();
  const files = passportSizes.map((size) => ({ text: t(`sizes.${size}`), href: passportHref(petId, size, language) }));
  return (
    <PaperList
      text={t('text')}
      signed={signed}
      files={can.own ? files : []}
      brief={{ text: brief('title'), href: paths.petBrief(petId) }}
      travel={hasTravelRules(type) ? { text: health('travel'), href: paths.petTravel(petId) } : null}
      hint={can.own ? t('foldHint') : null}
    />
  );
}
