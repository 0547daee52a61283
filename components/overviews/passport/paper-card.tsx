import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import { sheetOf } from '@/lib/core/i18n/sheet-size';
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
  const can = useCan();
  const sheet = sheetOf(useLocale());
  const sizes = [sheet, 'a6', 'booklet'] as const;
  const files = sizes.map((size) => ({ size, text: t(`sizes.${size}`, { sheet }) }));
  return (
    <PaperList
      petId={petId}
      text={t('text')}
      signed={signed}
      files={can.own ? files : []}
      brief={brief('title')}
      travel={hasTravelRules(type) ? health('travel') : null}
      hint={can.own ? t('foldHint') : null}
    />
  );
}
