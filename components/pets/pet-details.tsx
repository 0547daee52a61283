import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { type Day, formatDay } from '@/lib/core/dates';
import type { PetGender } from '@/lib/pets/vocabulary';
import { ageInWords } from './age';
import { FactCard } from './pet-facts';
import { RichText } from './rich-text';

/** What the details can show. What is left out belongs to a section that the reader may not see. */
interface PetDetailsData {
  name: string;
  gender: PetGender;
  dateOfBirth: Day | null;
  deceasedOn?: Day | null;
  neutered: boolean | null;
  colour: string | null;
  markings: string | null;
  microchip?: string | null;
  passportNumber?: string | null;
  emergencyContact?: string | null;
  vetClinic?: string | null;
  insurance?: string | null;
  /** Rich text. */
  notes?: string;
}

const groups = ['about', 'identification', 'contacts', 'insurance', 'notes'] as const;
type PetDetailsGroup = (typeof groups)[number];

interface PetDetailsProps {
  pet: PetDetailsData;
  /** `YYYY-MM-DD`, for the age. */
  today: Day;
  /** What comes first, for a certain reader. */
  order?: readonly PetDetailsGroup[];
}

/** Everything that is known of a pet beyond its passport card, in groups; nothing where there is nothing. */
export function PetDetails({ pet, today, order = groups }: PetDetailsProps) {
  const t = useTranslations('pets');
  const locale = useLocale();
  const born = pet.dateOfBirth && {
    date: formatDay(pet.dateOfBirth, locale),
    age: ageInWords(t, pet.dateOfBirth, pet.deceasedOn ?? today),
  };
  const fact = (field: 'colour' | 'markings' | 'passportNumber' | 'emergencyContact' | 'vetClinic' | 'insurance') => ({
    label: t(`fields.${field}`),
    value: pet[field],
  });
  const shown: Record<PetDetailsGroup, ReactNode> = {
    about: (
      <FactCard
        key="about"
        title={t('groups.about', { name: pet.name })}
        facts={[
          { label: t('fields.gender'), value: pet.gender === 'unknown' ? null : t(`gender.${pet.gender}`) },
          {
            label: t('fields.neutered'),
            value: pet.neutered === null ? null : t(pet.neutered ? 'neutered.yes' : 'neutered.no'),
          },
          { label: t('fields.dateOfBirth'), value: born && t('age.born', born) },
          fact('colour'),
          fact('markings'),
        ]}
      />
    ),
    identification: (
      <FactCard
        key="identification"
        title={t('groups.identification')}
        facts={[
          { label: t('fields.microchip'), value: pet.microchip && <span className="font-mono">{pet.microchip}</span> },
          fact('passportNumber'),
        ]}
      />
    ),
    contacts: (
      <FactCard key="contacts" title={t('groups.contacts')} facts={[fact('emergencyContact'), fact('vetClinic')]} />
    ),
    insurance: <FactCard key="insurance" title={t('groups.insurance')} facts={[fact('insurance')]} />,
    notes: pet.notes ? (
      <Card key="notes">
        <CardTitle className="mb-3">{t('groups.notes')}</CardTitle>
        <RichText html={pet.notes} />
      </Card>
    ) : null,
  };
  return <div className="grid gap-4">{order.map((group) => shown[group])}</div>;
}
