import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { languageOf } from '@/lib/core/i18n/locales';
import type { FinderDraft } from '@/lib/sharing/links/finder-token';
import { finderLimits, type MessageOutcome } from '@/lib/sharing/links/vocabulary';

interface FinderFormProps {
  petName: string;
  action: string;
  token: string;
  outcome: MessageOutcome | null;
  draft: FinderDraft | null;
}

/** Works without JavaScript. Reveals neither side's identity. */
export function FinderForm({ petName, action, token, outcome, draft }: FinderFormProps) {
  const t = useTranslations('sharedPet.lost');
  const sharedPet = useTranslations('sharedPet');
  const language = languageOf(useLocale());
  const refused = outcome !== null && outcome !== 'sent';
  return (
    <div id="message" className="print:hidden">
      <Card>
        {outcome ? (
          <p
            role={refused ? 'alert' : 'status'}
            className={`mb-3 rounded-control px-3 py-2.5 font-medium ${refused ? 'bg-danger-soft text-danger' : 'bg-primary-soft text-primary'}`}
          >
            {sharedPet(`outcome.${outcome}`)}
          </p>
        ) : null}
        {outcome === 'sent' ? null : (
          <form action={action} method="post" className="grid gap-3">
            <p className="text-muted">{t('formText')}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="lng" value={language} />
            <div>
              <Label htmlFor="finder-text">{t('text')}</Label>
              <p id="finder-text-hint" className="mb-1 text-sm text-muted">
                {t('textHint', { name: petName })}
              </p>
              <Textarea
                id="finder-text"
                name="text"
                required
                maxLength={finderLimits.text}
                defaultValue={draft?.text}
                aria-describedby="finder-text-hint"
              />
            </div>
            <div>
              <Label htmlFor="finder-contact">
                {t('contact')} <span className="font-normal text-muted">({t('optional')})</span>
              </Label>
              <p id="finder-contact-hint" className="mb-1 text-sm text-muted">
                {t('contactHint')}
              </p>
              <Input
                id="finder-contact"
                name="contact"
                maxLength={finderLimits.contact}
                defaultValue={draft?.contact}
                autoComplete="tel"
                aria-describedby="finder-contact-hint"
              />
            </div>
            <Button type="submit" size="large" className="sm:justify-self-start">
              {t('send')}
            </Button>
          </form>
        )}
      </Card>
    </div>
  );
}
