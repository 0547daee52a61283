import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { paths } from '@/lib/core/config/paths';
import { type RecordKind, vetRecordLimits } from '@/lib/records/vet-records/vocabulary';

interface RecordSearchProps {
  petId: string;
  q: string;
  kind: RecordKind;
}

export function RecordSearch({ petId, q, kind }: RecordSearchProps) {
  const t = useTranslations('vetRecords.search');
  const all = paths.petVetRecords(petId);
  const filter = kind === 'all' ? null : kind;
  return (
    <details className="record-search print:hidden" open={q !== ''} key={q}>
      <summary className="chip" aria-label={t('label')}>
        <Icon of="search" />
      </summary>
      <form action={all} className="flex items-end gap-2 pt-3">
        {filter ? <input type="hidden" name="show" value={filter} /> : null}
        <div className="min-w-0 grow">
          <label htmlFor="record-search" className="mb-1 block text-sm font-medium">
            {t('label')}
          </label>
          <Input
            id="record-search"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={vetRecordLimits.search}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" variant="soft" size="icon" aria-label={t('submit')}>
          <Icon of="search" />
        </Button>
        {q === '' ? null : (
          <Button asChild variant="ghost" size="icon">
            <Link href={filter ? `${all}?show=${filter}` : all} aria-label={t('clear')}>
              <Icon of="x" />
            </Link>
          </Button>
        )}
      </form>
    </details>
  );
}
