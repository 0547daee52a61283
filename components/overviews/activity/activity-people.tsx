import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { PersonRing } from '@/components/ornaments/person-ring';
import { paths } from '@/lib/core/config/paths';
import { firstName } from '@/lib/core/text/first-name';
import type { Ring } from '@/lib/page-context/ring';

interface ActivityPeopleProps {
  petId: string;
  rings: readonly Ring[];
  person: string | undefined;
}

export function ActivityPeople({ petId, rings, person }: ActivityPeopleProps) {
  const t = useTranslations('activity');
  const namedPeople = rings.flatMap((ring) => (ring.name === null ? [] : [{ ring, name: ring.name }]));
  const names = namedPeople.map(({ name }) => name);
  const chips = namedPeople.filter(({ ring, name }, index) => !ring.isSitter || names.indexOf(name) === index);
  if (namedPeople.length < 2) return null;
  return (
    <nav aria-label={t('people')} className="activity-people">
      <ul>
        <li>
          <IntentLink href={paths.petActivity(petId)} aria-current={person === undefined ? 'page' : undefined}>
            {t('all')}
          </IntentLink>
        </li>
        {chips.map(({ ring, name }) => (
          <li key={ring.id}>
            <IntentLink
              href={paths.petActivity(petId, { person: ring.id })}
              aria-current={person === ring.id ? 'page' : undefined}
            >
              <PersonRing person={ring} size={26} />
              <bdi>{ring.isSitter ? name : firstName(name, names)}</bdi>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
