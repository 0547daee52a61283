import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { Page } from '@/lib/core/http/pagination';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import type { FeedbackEntry } from '@/lib/site/feedback/queries';
import type { FeedbackKind } from '@/lib/site/feedback/vocabulary';

export function FeedbackList({ entries, kind }: { entries: Page<FeedbackEntry>; kind: FeedbackKind }) {
  const t = useTranslations('feedback.own');
  const { items, nextCursor } = entries;
  return (
    <section aria-labelledby="own-title" className="mt-10">
      <h2 id="own-title" className="text-2xl">
        {t('title')}
      </h2>
      {items.length === 0 ? <p className="mt-2 text-muted">{t('empty')}</p> : null}
      <ul className="mt-4 grid gap-3">
        {items.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {nextCursor ? (
        <IntentLink
          href={`${paths.feedback}?${new URLSearchParams({ about: kind, cursor: nextCursor })}`}
          className="tap mt-3 inline-flex items-center text-primary underline underline-offset-4"
        >
          {t('older')}
        </IntentLink>
      ) : null}
    </section>
  );
}

function Entry({ entry: { kind, stars, text, createdAt, answer, answeredAt } }: { entry: FeedbackEntry }) {
  const t = useTranslations('feedback');
  const locale = useLocale();
  const when = (instant: string) => t('own.when', { date: formatInstant(instantFromJson(instant), locale) });
  return (
    <Card>
      <p className="tabular text-sm text-muted">
        {[t(`kind.${kind}`), stars && t('starsOf', { stars }), when(createdAt)].filter(Boolean).join(' · ')}
      </p>
      {text ? (
        <p dir="auto" className="mt-1.5 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      ) : null}
      {answer ? (
        <div className="mt-3 flex gap-2 rounded-control bg-primary-soft px-3 py-2.5">
          <Icon of="corner-down-right" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div className="min-w-0">
            <p className="tabular text-sm text-muted">
              {t('own.answer')}
              {answeredAt ? ` · ${when(answeredAt)}` : ''}
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
              {answer}
            </p>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
