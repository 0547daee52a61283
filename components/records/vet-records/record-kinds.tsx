import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { type RecordKind, recordKinds } from '@/lib/records/vet-records/vocabulary';

/** Filter by kind. Uses links, so that a reload shows the same. */
export function RecordKinds({ kind, q }: { kind: RecordKind; q: string }) {
  const t = useTranslations('vetRecords');
  const hrefOf = (one: RecordKind) =>
    `?${new URLSearchParams({ ...(one !== 'all' && { show: one }), ...(q && { q }) })}`;
  return (
    <nav aria-label={t('kinds.label')} className="record-kinds print:hidden">
      <ul>
        {recordKinds.map((one) => (
          <li key={one}>
            <Link
              href={hrefOf(one)}
              prefetch={false}
              scroll={false}
              aria-current={one === kind ? 'true' : undefined}
              className={cn('chip', one === kind && 'chosen')}
            >
              {t(`kinds.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
