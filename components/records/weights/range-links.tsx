import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type WeightRange, weightRanges } from '@/lib/records/weights/vocabulary';

/** Links, because the server renders the chart and the range is part of the URL. */
export function RangeLinks({ range }: { range: WeightRange }) {
  const t = useTranslations('weights');
  return (
    <nav aria-label={t('ranges.label')} className="print:hidden">
      <ul className="part-tabs">
        {weightRanges.map((one) => (
          <li key={one}>
            <Link
              href={`?${new URLSearchParams({ tab: 'health', part: 'weights', range: one })}`}
              prefetch={false}
              scroll={false}
              aria-current={one === range ? 'true' : undefined}
              className="tap"
            >
              {t(`ranges.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
