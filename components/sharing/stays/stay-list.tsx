import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { paths } from '@/lib/core/config/paths';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import type { Stay } from '@/lib/sharing/stays/stay';
import { useStayPeriod } from './use-stay-period';

export function StayList({ stays }: { stays: readonly Stay[] }) {
  const t = useTranslations('stays');
  const { locale, today } = usePageContext();
  const period = useStayPeriod(locale, today);
  return (
    <section aria-labelledby="stays" className="mt-8">
      <h2 id="stays" className="text-xl">
        {t('list.title')}
      </h2>
      {stays.length === 0 ? <p className="mt-1 text-muted">{t('list.none')}</p> : null}
      <ul className="divide-y divide-line">
        {stays.map(({ id, label, from, until, allows, state }) => (
          <li key={id}>
            <IntentLink href={paths.stay(id)} className="flex min-h-16 items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-medium">{isolate(label)}</span>
                <span className="text-sm text-muted">
                  {joinIsolated([period({ from, until }), allows.length === 0 && t('list.readOnly')], ' · ')}
                </span>
              </span>
              <span className="shrink-0 text-sm text-muted">{t(`state.${state}`)}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
