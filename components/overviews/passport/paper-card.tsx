import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { sheetOf } from '@/lib/core/i18n/sheet-size';
import { passportHref } from '@/lib/overviews/passport/links';
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
  const locale = useLocale();
  const language = languageOf(locale);
  const can = useCan();
  const sheet = sheetOf(locale);
  const sizes = [sheet, 'a6', 'booklet'] as const;
  const files = sizes.map((size) => ({
    text: t(`sizes.${size}`, { sheet }),
    href: passportHref(petId, size, language),
  }));
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
