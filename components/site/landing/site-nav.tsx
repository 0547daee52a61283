import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/config/paths';

export function SiteNav() {
  const t = useTranslations('landing.nav');
  const parts = { features: t('features'), sharing: t('sharing'), questions: t('questions') };
  return (
    <nav aria-label={t('label')} className="hidden gap-1 md:flex">
      {Object.entries(parts).map(([id, title]) => (
        <a
          key={id}
          href={`${paths.landing}#${id}`}
          className="tap inline-flex items-center rounded-control px-3 text-muted underline-offset-4 hover:text-primary hover:underline"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
