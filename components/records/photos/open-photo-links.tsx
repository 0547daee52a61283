'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import type { PhotoLink } from '@/lib/records/photos/queries';

interface OpenPhotoLinksProps {
  links: readonly PhotoLink[];
  onEnd: (link: PhotoLink) => void;
}

export function OpenPhotoLinks({ links, onEnd }: OpenPhotoLinksProps) {
  const t = useTranslations('photos.sharing');
  const { locale, timeZone } = usePageContext();
  return (
    <section aria-label={t('open')}>
      <h3 className="text-lg">{t('open')}</h3>
      <ul className="divide-y divide-line">
        {links.map((link) => {
          const date = formatInstant(instantFromJson(link.expiresAt), locale, timeZone);
          return (
            <li key={link.id} className="flex items-center justify-between gap-2 py-1">
              <span className="tabular text-sm">{t('until', { date })}</span>
              <Button
                variant="ghost"
                className="text-danger"
                aria-label={t('endOf', { date })}
                onClick={() => onEnd(link)}
              >
                {t('end')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
