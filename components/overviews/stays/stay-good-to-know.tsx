import { useTranslations } from 'next-intl';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { RichText } from '@/components/records/pets/rich-text';
import { cn } from '@/components/ui/cn';
import { photoUrl } from '@/lib/records/pets/pet';
import type { SitterPageProps } from './sitter-page-props';

/** The owner's notes on each pet. */
export function StayGoodToKnow({ stay, view, action }: SitterPageProps) {
  const t = useTranslations('sharedPet');
  const noted = view.pets.filter(({ notes }) => notes !== null);
  if (noted.length === 0) return null;
  return (
    <section aria-labelledby="good-to-know" className="grid gap-4">
      <h2 id="good-to-know" className="text-xl">
        {t('goodToKnow')}
      </h2>
      {noted.map(({ id, name, notes }) => {
        const pet = stay.pets.find((one) => one.id === id);
        return (
          <div key={id} className="grid grid-cols-[auto_1fr] gap-3">
            <PetPortrait
              photoUrl={pet && photoUrl(`${action}/pets/${id}`, pet.photoKey)}
              type={pet?.type ?? 'other'}
              alt={name}
              className={cn('size-10 rounded-full', pet && `cover-${pet.cover}`)}
            />
            <RichText html={notes ?? ''} />
          </div>
        );
      })}
    </section>
  );
}
