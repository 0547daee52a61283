import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { documentLimits, documentTypes } from '@/lib/records/documents/vocabulary';
import type { AnswerPlace } from './answer-fact';
import { AnswerHidden } from './answer-hidden';

/** A browser can't refill a file field, so after a refusal only the name remains. */
export function AnswerDocument({ place }: { place: AnswerPlace }) {
  const t = useTranslations('vetAnswer');
  return (
    <form
      action={`${place.action}/proposals`}
      method="post"
      encType="multipart/form-data"
      className="grid gap-3 rounded-card bg-info-soft p-4"
    >
      <AnswerHidden values={{ animal: place.page.animal }} />
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <Label htmlFor="addition-file">{t('document.file')}</Label>
          <input
            id="addition-file"
            name="file"
            type="file"
            accept={documentTypes.join(',')}
            required
            aria-describedby="addition-file-hint"
            className="w-full rounded-control border border-dashed border-muted p-3 text-sm"
          />
          <p id="addition-file-hint" className="text-sm">
            {t('document.hint')}
          </p>
        </div>
        <div>
          <Label htmlFor="addition-name">{t('document.name')}</Label>
          <Input
            id="addition-name"
            name="name"
            defaultValue={place.draft?.name}
            maxLength={documentLimits.name}
            autoComplete="off"
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="grow sm:grow-0">
          {t('keepAddition')}
        </Button>
        <Button asChild variant="ghost">
          <a href="?#add">{t('discard')}</a>
        </Button>
      </div>
    </form>
  );
}
