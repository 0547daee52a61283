import { Check, SkipForward } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { ShownItem } from './shown-item';

const SHOWN = 20;

/** Names who did it: people who share a pet see that the tablet has been given. */
export function DoneList({ items }: { items: readonly ShownItem[] }) {
  const t = useTranslations('agenda');
  if (items.length === 0) return null;
  return (
    <details className="mb-4">
      <summary className="tap flex cursor-pointer items-center font-medium">
        {t('done', { count: items.length })}
      </summary>
      <ul className="grid gap-1">
        {items.slice(0, SHOWN).map(({ key, skipped, when, title, about, warnings }) => (
          <li key={key} className="flex items-start gap-2 text-sm">
            <Icon of={skipped ? SkipForward : Check} className="mt-0.5 size-4 shrink-0 text-primary" />
            <span className="min-w-0 wrap-anywhere">
              <span className="tabular">{when}</span> <bdi>{warnings.length > 0 ? t('allergy', { title }) : title}</bdi>{' '}
              <span className="text-muted">
                · <bdi>{about}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {items.length > SHOWN ? <p className="text-sm text-muted">{t('more', { count: items.length - SHOWN })}</p> : null}
    </details>
  );
}
