import { useLocale, useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { languageOf } from '@/lib/core/i18n/locales';
import { pinLimits, pinOutcomeId, pinOutcomes } from '@/lib/sharing/links/vocabulary';

interface PinFormProps {
  action: string;
  /** Page that asks for the PIN; default: the record. */
  page?: 'answer';
}

/** Works without JavaScript: the URL's fragment selects the outcome (`:target`) and moves the focus there. */
export function PinForm({ action, page }: PinFormProps) {
  const t = useTranslations('sharedPet');
  const language = languageOf(useLocale());
  return (
    <main id="main" className="mx-auto grid min-h-[70dvh] max-w-sm content-center gap-4 px-4 py-6">
      <h1 className="text-3xl">{t('pin.title')}</h1>
      <p className="text-muted">{t('pin.text')}</p>
      {pinOutcomes.map((outcome) => (
        <p
          key={outcome}
          id={pinOutcomeId(outcome)}
          tabIndex={-1}
          className="hidden rounded-control bg-danger-soft px-3 py-2.5 font-medium text-danger target:block"
        >
          {t(`pin.${outcome}`)}
        </p>
      ))}
      <form action={action} method="post" className="grid gap-3">
        <input type="hidden" name="lng" value={language} />
        {page ? <input type="hidden" name="page" value={page} /> : null}
        <div>
          <Label htmlFor="pin">{t('pin.label')}</Label>
          <Input
            id="pin"
            name="pin"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            required
            minLength={pinLimits.min}
            maxLength={pinLimits.max}
          />
        </div>
        <Button type="submit" size="large">
          {t('pin.submit')}
        </Button>
      </form>
      <LanguageSwitch />
    </main>
  );
}
