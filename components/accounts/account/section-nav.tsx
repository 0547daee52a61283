import { useTranslations } from 'next-intl';

const sections = ['details', 'preferences', 'reminders', 'calendar', 'credentials', 'sessions', 'data'] as const;
export type AccountSection = (typeof sections)[number];

export function SectionNav() {
  const t = useTranslations('account');
  return (
    <nav aria-label={t('sections')} className="-mx-1 mb-4 print:hidden">
      <ul className="flex flex-wrap gap-x-1">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="tap inline-flex items-center rounded-control px-2 text-primary underline-offset-4 hover:underline"
            >
              {t(`${section}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
