import { useTranslations } from 'next-intl';
import { NavStrip } from '@/components/records/pets/nav-strip';
import { healthParts } from './health-parts';

export function HealthContents() {
  const t = useTranslations();
  return (
    <nav aria-label={t('health.contents')} className="-mx-4 print:hidden">
      <NavStrip>
        <ul className="mx-4 flex w-max gap-2">
          {healthParts.map((part) => (
            <li key={part}>
              <a
                href={`#${part}`}
                className="tap flex items-center rounded-full border border-edge bg-surface px-3.5 whitespace-nowrap hover:border-primary hover:text-primary"
              >
                {t(`${part}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </NavStrip>
    </nav>
  );
}
