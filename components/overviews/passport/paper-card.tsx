import { useLocale, useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { passportHref } from '@/lib/overviews/passport/links';
import { passportSizes } from '@/lib/overviews/passport/vocabulary';
import { PaperList } from './paper-list';

export function PaperCard({ petId }: { petId: string }) {
  const t = useTranslations('passportPdf.card');
  const brief = useTranslations('visitBrief');
  const language = languageOf(useLocale());
  const can = useCan();
  const files = passportSizes.map((size) => ({ text: t(`sizes.${size}`), href: passportHref(petId, size, language) }));
  return (
    <PaperList
      text={t('text')}
      files={can.own ? files : []}
      brief={{ text: brief('title'), href: paths.petBrief(petId) }}
      hint={can.own ? t('foldHint') : null}
    />
  );
}
