import { useTranslations } from 'next-intl';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { RichText } from '@/components/records/pets/rich-text';
import { cn } from '@/components/ui/cn';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { photoUrl } from '@/lib/records/pets/pet';
import type { StayDayPet } from '@/lib/sharing/stays/queries/stays';
import type { SitterPageProps } from './sitter-page-props';

const hasDetails = ({ notes, conditions, allergies }: StayDayPet) =>
  notes !== null || conditions.length > 0 || allergies.some(({ reaction }) => reaction !== null);

export function StayGoodToKnow({ stay, view, action }: SitterPageProps) {
  const t = useTranslations('sharedPet');
  const detailedPets = view.pets.filter(hasDetails);
  if (detailedPets.length === 0) return null;
  return (
    <section aria-labelledby="good-to-know" className="grid gap-4">
      <h2 id="good-to-know" className="text-xl">
        {t('goodToKnow')}
      </h2>
      {detailedPets.map((one) => {
        const pet = stay.pets.find(({ id }) => id === one.id);
        return (
          <div key={one.id} className="grid grid-cols-[auto_1fr] gap-3">
            <PetPortrait
              photoUrl={pet && photoUrl(`${action}/pets/${one.id}`, pet.photoKey)}
              type={pet?.type ?? 'other'}
              alt={one.name}
              className={cn('size-10 rounded-full', pet && `cover-${pet.cover}`)}
            />
            <div dir="auto" className="grid min-w-0 gap-2 wrap-anywhere">
              <Illnesses pet={one} />
              {one.notes === null ? null : <RichText html={one.notes} />}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function Illnesses({ pet: { conditions, allergies } }: { pet: StayDayPet }) {
  const t = useTranslations('conditions');
  const words = useTranslations('stays.reader');
  const withReaction = allergies.filter(({ reaction }) => reaction !== null);
  if (conditions.length + withReaction.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {conditions.map(({ name, status, whatToDo }) => (
        <li key={`${name} ${whatToDo}`}>
          <p className="font-medium">{joinIsolated([name, t(`statuses.${status}`)], ', ')}</p>
          {whatToDo ? (
            <p dir="auto" className="whitespace-pre-line">
              {t('ifItShows', { text: whatToDo })}
            </p>
          ) : null}
        </li>
      ))}
      {withReaction.map(({ allergen, reaction }) => (
        <li key={allergen}>
          <p className="font-medium">{words('allergicTo', { allergen })}</p>
          <p dir="auto">{words('reaction', { reaction: reaction ?? '' })}</p>
        </li>
      ))}
    </ul>
  );
}
