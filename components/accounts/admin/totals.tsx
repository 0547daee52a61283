import { useTranslations } from 'next-intl';
import type { Overview } from '@/lib/accounts/admin/queries';
import { paths } from '@/lib/core/config/paths';

export function Totals({ overview }: { overview: Overview }) {
  const t = useTranslations('admin.overview');
  const totals = [
    { label: t('users'), count: overview.users, href: paths.adminUsers },
    { label: t('signedIn'), count: overview.signedIn },
    { label: t('suspended'), count: overview.suspended },
    { label: t('open'), count: overview.open, href: `${paths.adminInbox}?open=true` },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {totals.map(({ label, count, href }) => (
        <div key={label} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular mt-1 text-3xl font-medium">
            {href ? (
              <a href={href} className="underline decoration-line decoration-2 underline-offset-4 hover:text-primary">
                {t('number', { count })}
                <span className="sr-only">, {label}</span>
              </a>
            ) : (
              t('number', { count })
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
