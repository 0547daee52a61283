import { type Locale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { Card, CardTitle } from '@/components/ui/card';
import { countryName } from '@/lib/core/i18n/intl-formats';
import type { Day } from '@/lib/core/time/dates';
import { regionName } from '@/lib/records/pets/places';
import { ageInWords } from './age';
import { ContactText } from './contact-text';
import { FactCard } from './pet-facts';
import { RichText } from './rich-text';

/** Undefined fields belong to a section that the reader may not see. */
interface PetDetailsData {
  name: string;
  dateOfBirth: Day | null;
  deceasedOn?: Day | null;
  neutered: boolean | null;
  colour: string | null;
  markings: string | null;
  country?: string | null;
  region?: string | null;
  passportNumber?: string | null;
  emergencyContact?: string | null;
  vetClinic?: string | null;
  insurance?: string | null;
  notes?: string;
}

const groups = ['about', 'identification', 'contacts', 'insurance', 'notes'] as const;
type PetDetailsGroup = (typeof groups)[number];

interface PetDetailsProps {
  pet: PetDetailsData;
  order?: readonly PetDetailsGroup[];
}

function homeInWords({ country, region }: PetDetailsData, locale: Locale): string {
  return [region && regionName(region), country && countryName(country, locale)].filter(Boolean).join(', ');
}

export function PetDetails({ pet, order = groups }: PetDetailsProps) {
  const t = useTranslations('pets');
  const { locale, today } = usePageContext();
  const fact = (field: 'colour' | 'markings' | 'passportNumber' | 'insurance') => ({
    label: t(`fields.${field}`),
    value: pet[field],
  });
  const contact = (field: 'emergencyContact' | 'vetClinic') => ({
    label: t(`fields.${field}`),
    value: pet[field] && <ContactText text={pet[field]} />,
  });
  const groups: Record<PetDetailsGroup, ReactNode> = {
    about: (
      <FactCard
        key="about"
        title={t('groups.about', { name: pet.name })}
        facts={[
          {
            label: t('fields.age'),
            value: pet.dateOfBirth && ageInWords(t, pet.dateOfBirth, pet.deceasedOn ?? today),
          },
          {
            label: t('fields.neutered'),
            value: pet.neutered === null ? null : t(pet.neutered ? 'neutered.yes' : 'neutered.no'),
          },
          fact('colour'),
          fact('markings'),
          { label: t('fields.home'), value: homeInWords(pet, locale) },
        ]}
      />
    ),
    identification: (
      <FactCard key="identification" title={t('groups.identification')} facts={[fact('passportNumber')]} />
    ),
    contacts: (
      <FactCard
        key="contacts"
        title={t('groups.contacts')}
        facts={[contact('emergencyContact'), contact('vetClinic')]}
      />
    ),
    insurance: <FactCard key="insurance" title={t('groups.insurance')} facts={[fact('insurance')]} />,
    notes: pet.notes ? (
      <Card key="notes">
        <CardTitle className="mb-3">{t('groups.notes')}</CardTitle>
        <RichText html={pet.notes} />
      </Card>
    ) : null,
  };
  return <div className="grid gap-4 empty:hidden">{order.map((group) => groups[group])}</div>;
}
