import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { type WeightRange, weightRanges } from '@/lib/records/weights/vocabulary';

/** Links: the chart is rendered on the server, and the range is part of the address. */
export function RangeLinks({ range }: { range: WeightRange }) {
  const t = useTranslations('weights');
  return (
    <nav aria-label={t('ranges.label')} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {weightRanges.map((one) => (
        <Link
          key={one}
          href={`?${new URLSearchParams({ tab: 'health', range: one })}#weights`}
          prefetch={false}
          scroll={false}
          aria-current={one === range ? 'true' : undefined}
          className={cn(
            'tap inline-flex items-center rounded-full border px-3.5',
            one === range
              ? 'border-primary bg-primary-soft font-medium text-primary'
              : 'border-edge hover:border-primary hover:text-primary',
          )}
        >
          {t(`ranges.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
