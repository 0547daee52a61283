import { useLocale, useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { passportHref } from '@/lib/overviews/passport/links';
import { passportSizes } from '@/lib/overviews/passport/vocabulary';

export function PaperCard({ petId }: { petId: string }) {
  const t = useTranslations('passportPdf.card');
  const brief = useTranslations('visitBrief');
  const language = languageOf(useLocale());
  return (
    <div className="print:hidden">
      <p className="mb-4 text-muted">{t('text')}</p>
      <div className="grid gap-2">
        <Allowed to="own">
          {passportSizes.map((size) => (
            <Button key={size} asChild variant="outline">
              <a href={passportHref(petId, size, language)} download>
                <Icon of="file-down" className="size-5" />
                {t(`sizes.${size}`)}
              </a>
            </Button>
          ))}
        </Allowed>
        <Button asChild variant="outline">
          <IntentLink href={paths.petBrief(petId)}>
            <Icon of="clipboard-list" className="size-5" />
            {brief('title')}
          </IntentLink>
        </Button>
      </div>
      <Allowed to="own">
        <p className="mt-3 text-sm text-muted">{t('foldHint')}</p>
      </Allowed>
    </div>
  );
}
