import { Search, X } from 'lucide';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { paths } from '@/lib/core/config/paths';
import { vetRecordLimits } from '@/lib/records/vet-records/vocabulary';

/** A GET form: it works without scripts, and results have an address. */
export function RecordSearch({ petId, q }: { petId: string; q: string }) {
  const t = useTranslations('vetRecords.search');
  return (
    <form action={paths.petVetRecords(petId)} className="mb-4 flex items-end gap-2 print:hidden">
      <div className="min-w-0 grow">
        <label htmlFor="record-search" className="mb-1 block text-sm font-medium">
          {t('label')}
        </label>
        <Input
          id="record-search"
          type="search"
          name="q"
          defaultValue={q}
          key={q}
          maxLength={vetRecordLimits.search}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Button type="submit" variant="soft" size="icon" aria-label={t('submit')}>
        <Icon of={Search} />
      </Button>
      {q === '' ? null : (
        <Button asChild variant="ghost" size="icon">
          <Link href={paths.petVetRecords(petId)} aria-label={t('clear')}>
            <Icon of={X} />
          </Link>
        </Button>
      )}
    </form>
  );
}
