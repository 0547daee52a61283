import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/core/time/dates';
import type { BinnedPet } from '@/lib/records/pets/pet';
import { RestorePetButton } from './restore-pet-button';

export function RecentlyDeleted({ pets }: { pets: readonly BinnedPet[] }) {
  const t = useTranslations('pets.list');
  const detail = useTranslations('pets.detail');
  const failureText = useTranslations('pets.form.failed');
  const locale = useLocale();
  if (pets.length === 0) return null;
  return (
    <details className="group mt-10 border-t border-line">
      <summary className="tap flex list-none items-center gap-2 py-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon of="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        {t('bin')} ({pets.length})
      </summary>
      <p className="mb-2 text-sm text-muted">{t('binText')}</p>
      <ul className="divide-y divide-line">
        {pets.map(({ id, name, deletedOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p dir="auto" className="font-medium wrap-anywhere">
                {name}
              </p>
              <p className="text-sm text-muted">{t('binnedOn', { date: formatDay(deletedOn, locale) })}</p>
            </div>
            <RestorePetButton
              pet={{ id, name }}
              texts={{
                button: t('restore'),
                label: t('restorePet', { name }),
                restored: detail('restored', { name }),
                restoreFailed: detail('restoreFailed', { name }),
                tooMany: failureText('limit'),
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
