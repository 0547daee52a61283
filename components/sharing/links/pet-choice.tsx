import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { paths } from '@/lib/core/config/paths';
import type { SharePageData } from '@/lib/sharing/links/share-page';

interface PetChoiceProps {
  pets: SharePageData['pets'];
  petId: string;
  /** Path of the same page for another pet. */
  to?: (petId: string) => string;
}

export function PetChoice({ pets, petId, to = paths.sharePet }: PetChoiceProps) {
  const t = useTranslations('shell.selectPet');
  if (pets.length < 2) return null;
  return (
    <nav aria-label={t('open')} className="-mx-4 mt-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2">
        {pets.map(({ id, name, type, photoUrl }) => (
          <li key={id}>
            <IntentLink
              href={to(id)}
              aria-current={id === petId ? 'page' : undefined}
              className="tap flex items-center gap-2 rounded-full border border-line bg-surface py-1 pr-4 pl-1.5 font-medium aria-[current]:border-2 aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary aria-[current]:shadow-none"
            >
              <PetPortrait
                photoUrl={photoUrl && `${photoUrl}&size=small`}
                type={type}
                alt=""
                className="size-8.5 rounded-full"
              />
              <bdi>{name}</bdi>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
