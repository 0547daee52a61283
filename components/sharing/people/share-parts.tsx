import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { paths } from '@/lib/core/config/paths';

export function ShareParts({ petId, current }: { petId: string; current: 'links' | 'people' }) {
  const t = useTranslations('people');
  const can = useCan();
  if (!can.share) return null;
  const parts = [
    { key: 'links', href: paths.sharePet(petId), text: t('links') },
    { key: 'people', href: paths.petPeople(petId), text: t('tab') },
  ];
  return (
    <nav aria-label={t('parts')} className="pt-2 lg:pt-6">
      <ul className="part-tabs">
        {parts.map(({ key, href, text }) => (
          <li key={key}>
            <IntentLink href={href} aria-current={key === current ? 'page' : undefined} className="tap">
              {text}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
