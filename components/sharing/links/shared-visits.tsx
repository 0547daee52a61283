import { useLocale, useTranslations } from 'next-intl';
import { OptionalSourceMark } from '@/components/ornaments/source-mark';
import { RichText } from '@/components/records/pets/rich-text';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatBytes } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import type { SharedDocument, SharedVisit } from '@/lib/sharing/links/shared-view';
import { SharedCard, SharedList } from './shared-card';

interface SharedVisitsProps {
  visits: readonly SharedVisit[];
  /** Number of visits that are not folded. */
  first?: number;
}

export function SharedVisits({ visits, first = visits.length }: SharedVisitsProps) {
  const t = useTranslations('sharedPet');
  if (visits.length === 0) return null;
  const rest = visits.slice(first);
  return (
    <SharedCard title={t('visits')}>
      <VisitList visits={visits.slice(0, first)} />
      {rest.length > 0 ? (
        <details className="group/visits">
          <summary className="tap flex items-center gap-2 font-medium text-primary">
            {t('olderVisits', { count: rest.length })}
            <Icon of="chevron-down" className="size-5 group-open/visits:rotate-180" />
          </summary>
          <VisitList visits={rest} />
        </details>
      ) : null}
    </SharedCard>
  );
}

function VisitList({ visits }: { visits: readonly SharedVisit[] }) {
  const t = useTranslations('sharedPet');
  const locale = useLocale();
  return (
    <SharedList>
      {visits.map((visit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of one day there may be two
        <li key={index}>
          <h3 className="text-base font-medium wrap-anywhere">
            {joinIsolated([formatDay(visit.visitedOn, locale, 'medium'), visit.reason], ' · ')}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {joinIsolated([visit.vetName, visit.clinic], ', ')} <OptionalSourceMark of={visit.source} />
          </p>
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
