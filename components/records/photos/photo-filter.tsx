'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Select } from '@/components/ui/select';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/core/config/paths';
import type { PhotoFilter as Filter } from '@/lib/records/photos/schema';

interface PhotoFilterProps {
  petId: string;
  filter: Filter;
  years: readonly number[];
  tags: readonly string[];
}

/** The filter is part of the URL, for history and sharing. */
function galleryPath(petId: string, { tag, year }: Filter): string {
  const query = new URLSearchParams();
  if (tag !== undefined) query.set('tag', tag);
  if (year !== undefined) query.set('year', String(year));
  return query.size > 0 ? `${paths.petSocial(petId)}?${query}` : paths.petSocial(petId);
}

export function PhotoFilter({ petId, filter, years, tags }: PhotoFilterProps) {
  const t = useTranslations('photos');
  const router = useRouter();
  const [pending, start] = useTransition();
  const showFilter = (change: Partial<Record<keyof Filter, string>>) => {
    const { tag, year } = { tag: filter.tag ?? '', year: String(filter.year ?? ''), ...change };
    const next = { tag: tag || undefined, year: year ? Number(year) : undefined };
    start(() => router.replace(galleryPath(petId, next), { scroll: false }));
  };
  // The current choice stays visible when its last photo is gone.
  const offeredOptions = <T,>(all: readonly T[], chosenOption: T | undefined) =>
    chosenOption === undefined || all.includes(chosenOption) ? all : [chosenOption, ...all];
  return (
    <div className="flex items-center gap-2">
      <Select
        aria-label={t('year')}
        value={filter.year ?? ''}
        onChange={({ target }) => showFilter({ year: target.value })}
      >
        <option value="">{t('allYears')}</option>
        {offeredOptions(years, filter.year).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      {offeredOptions(tags, filter.tag).length > 0 ? (
        <Select
          aria-label={t('tag')}
          value={filter.tag ?? ''}
          onChange={({ target }) => showFilter({ tag: target.value })}
        >
          <option value="">{t('allTags')}</option>
          {offeredOptions(tags, filter.tag).map((tag) => (
            <option key={tag} value={tag}>
              #{tag}
            </option>
          ))}
        </Select>
      ) : null}
      {pending ? <Spinner /> : null}
    </div>
  );
}
