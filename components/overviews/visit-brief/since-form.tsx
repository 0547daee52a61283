import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import type { VisitBrief } from '@/lib/overviews/visit-brief/queries';

type SinceFormProps = Pick<VisitBrief, 'since' | 'lastVisit'> & { petId: string };

export function SinceForm({ petId, since, lastVisit }: SinceFormProps) {
  const t = useTranslations('visitBrief');
  const { locale, today } = usePageContext();
  const sentences = {
    chosen: t('sinceChosen', { date: formatDay(since.from, locale) }),
    visit: lastVisit && t('sinceVisit', { date: formatDay(lastVisit, locale) }),
    halfYear: t('sinceHalfYear'),
  };
  return (
    <div className="mb-4 grid gap-3 print:mb-2">
      <p>{sentences[since.source]}</p>
      <form action={paths.petBrief(petId)} className="flex flex-wrap items-end gap-2 print:hidden">
        <div>
          <label htmlFor="brief-since" className="mb-1 block text-sm font-medium">
            {t('sinceLabel')}
          </label>
          <Input id="brief-since" type="date" name="since" defaultValue={since.from} key={since.from} max={today} />
        </div>
        <Button type="submit" variant="soft">
          {t('show')}
        </Button>
      </form>
    </div>
  );
}
