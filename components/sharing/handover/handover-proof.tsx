import { useLocale, useTranslations } from 'next-intl';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { formatMoney, formatNumber } from '@/lib/core/i18n/numbers';
import { dayFromColumn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { HandoverProof } from '@/lib/sharing/handover/queries';

/** Proof for both sides. Only the former owner sees their own private data. */
export function HandoverProofView({ proof }: { proof: HandoverProof }) {
  const t = useTranslations('handover.proof');
  const categories = useTranslations('expenses.categories');
  const locale = useLocale() as FormatLocale;
  const { petName, microchip, from, to, at, left } = proof;
  const when = formatDay(dayFromColumn(instantFromJson(at)), locale, 'medium');
  return (
    <article className="max-w-xl">
      <h1 className="text-[1.875rem]">{t('title', { pet: petName })}</h1>
      <p className="mt-3 text-lg">{t('text', { from, to, when })}</p>
      {microchip ? <p className="mt-1 text-muted">{t('chip', { chip: microchip })}</p> : null}
      {left ? (
        <section className="mt-8">
          <h2 className="text-xl">{t('left')}</h2>
          <dl className="mt-2 divide-y divide-line border-y border-line">
            {left.emergencyContact ? <Line term={t('contact')} text={left.emergencyContact} /> : null}
            {left.insurance ? <Line term={t('insurance')} text={left.insurance} /> : null}
            {left.costs.map(({ visitedOn, clinic, category, note, cents, currency }, index) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                key={index}
                term={[formatDay(visitedOn, locale, 'medium'), clinic ?? (category && categories(category)), note]
                  .filter(Boolean)
                  .join(', ')}
                text={currency ? formatMoney(cents, currency, locale) : formatNumber(cents / 100, locale, { min: 2 })}
              />
            ))}
          </dl>
        </section>
      ) : null}
    </article>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">
        <bdi>{text}</bdi>
      </dd>
    </div>
  );
}
