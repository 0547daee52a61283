import './photos.css';
import { useLocale, useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import type { SharedPhoto as Photo } from '@/lib/records/photos/queries';
import { PhotoPicture } from './photo-picture';

export function SharedPhoto({ photo }: { photo: Photo }) {
  const t = useTranslations('photos.reader');
  const locale = useLocale();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6">
      <nav aria-label={t('language')} className="mb-4 flex justify-end print:hidden">
        <LanguageSwitch />
      </nav>
      <main id="main">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{t('title', { name: photo.petName })}</h1>
        <figure className="mt-5">
          <PhotoPicture
            photo={photo}
            alt={t('alt', { name: photo.petName })}
            sizes="(min-width: 48rem) 46rem, 92vw"
            eager
            className="rounded-card"
          />
          {photo.caption ? (
            <figcaption dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
              {photo.caption}
            </figcaption>
          ) : null}
        </figure>
      </main>
      <footer className="mt-8 grid gap-1 text-sm text-muted">
        <p>{t('until', { date: formatDay(photo.lastDay, locale) })}</p>
        <p>
          <a href={paths.landing} className="underline underline-offset-4">
            {t('madeWith')}
          </a>
        </p>
      </footer>
    </div>
  );
}
