import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/lib/core/paths';
import type { PetSummary } from '@/lib/pets/pet';
import { PassportCardCompact } from './passport-card-compact';

/** Passports side by side. Links fetch nothing ahead: with a list of many, each one would ask the database. */
export function PetList({ pets }: { pets: readonly PetSummary[] }) {
  const t = useTranslations('pets');
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {pets.map((pet) => (
        <li key={pet.id}>
          <Link
            href={paths.pet(pet.id)}
            prefetch={false}
            // The card inside is an article, whose words do not count for the name of a link.
            aria-label={[pet.name, t(`type.${pet.type}`), pet.breed].filter(Boolean).join(', ')}
            className="group block rounded-card"
          >
            <PassportCardCompact pet={pet}>
              {pet.archived ? <Badge>{t('detail.archived')}</Badge> : null}
            </PassportCardCompact>
          </Link>
        </li>
      ))}
    </ul>
  );
}
