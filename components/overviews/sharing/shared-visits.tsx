import { useLocale, useTranslations } from 'next-intl';
import { RichText } from '@/components/records/pets/rich-text';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatBytes } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import type { SharedDocument, SharedVisit } from '@/lib/overviews/sharing/shared-view';
import { SharedCard, SharedList } from './shared-card';

export function SharedVisits({ visits }: { visits: readonly SharedVisit[] }) {
  const t = useTranslations('sharedPet');
  const locale = useLocale();
  if (visits.length === 0) return null;
  return (
    <SharedCard title={t('visits')}>
      <SharedList>
        {visits.map((visit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of one day there may be two
          <li key={index}>
            <h3 className="text-base font-medium wrap-anywhere">
              {joinIsolated([formatDay(visit.visitedOn, locale, 'medium'), visit.reason], ' · ')}
            </h3>
            <p className="text-sm text-muted wrap-anywhere">{joinIsolated([visit.vetName, visit.clinic], ', ')}</p>
            {visit.diagnosis ? <p className="wrap-anywhere">{t('diagnosis', { diagnosis: visit.diagnosis })}</p> : null}
            <RichText html={visit.description} className="text-sm" />
            {visit.followUpOn ? (
              <p className="text-sm">{t('followUp', { date: formatDay(visit.followUpOn, locale, 'medium') })}</p>
            ) : null}
            {visit.links.map((link, at) => (
              <a
                key={link}
                href={link}
                rel="noopener noreferrer nofollow"
                className="tap mr-4 inline-flex items-center text-sm text-primary underline underline-offset-4"
              >
                {t('documentLink', { number: String(at + 1) })}
              </a>
            ))}
          </li>
        ))}
      </SharedList>
    </SharedCard>
  );
}

export function SharedDocuments({ documents }: { documents: readonly SharedDocument[] }) {
  const t = useTranslations('sharedPet');
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <SharedCard title={t('documents')}>
      <ul>
        {documents.map(({ name, bytes, addedOn, url }) => (
          <li key={url}>
            <a href={url} download={name} className="tap flex flex-wrap items-center gap-x-2 text-primary">
              <span dir="auto" className="underline underline-offset-4 wrap-anywhere">
                {name}
              </span>
              <span className="text-sm text-muted">
                {formatBytes(bytes, locale)} · {t('addedOn', { date: formatDay(addedOn, locale, 'medium') })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SharedCard>
  );
}
