import { useTranslations } from 'next-intl';
import { CallRow } from '@/components/sharing/links/call-row';
import { Icon } from '@/components/ui/icon';
import { contactName } from '@/lib/records/pets/phone-numbers';
import type { StayDay, StayDayPet } from '@/lib/sharing/stays/queries/stays';

interface StayCallsProps {
  owner: string;
  view: Pick<StayDay, 'ownerPhone' | 'pets'>;
}

function contactTexts(pets: readonly StayDayPet[], column: 'emergencyContact' | 'vetClinic'): string[] {
  return [...new Set(pets.flatMap((pet) => pet[column]?.trim() || []))];
}

export function StayCalls({ owner, view: { ownerPhone, pets } }: StayCallsProps) {
  const t = useTranslations('stays.reader');
  const sharedPetText = useTranslations('sharedPet');
  const [people, clinics] = [contactTexts(pets, 'emergencyContact'), contactTexts(pets, 'vetClinic')];
  const isOnlyClinic = ownerPhone === null && people.length === 0;
  const isOrdered = !isOnlyClinic && clinics.length > 0;
  if (isOnlyClinic && clinics.length === 0) return null;
  const first = ownerPhone === null ? t('wrongContacts') : t('wrongText', { owner });
  return (
    <section id="wrong" aria-labelledby="wrong-title" className="scroll-mt-4 rounded-[1.375rem] bg-danger-soft p-4">
      <h2 id="wrong-title" className="flex items-center gap-2.5 text-xl text-danger">
        <Icon of="siren" className="size-6" />
        {t('wrong')}
      </h2>
      {isOrdered ? <p>{first}</p> : null}
      <ul className="mt-1 divide-y divide-danger/25">
        {ownerPhone === null ? null : <CallRow label={owner} text={ownerPhone} />}
        {people.map((text) => (
          <CallRow key={text} label={t('contact')} name={contactName(text)} text={text} />
        ))}
        {clinics.map((text) => (
          <CallRow key={text} label={sharedPetText('clinic')} name={contactName(text)} text={text} />
        ))}
      </ul>
    </section>
  );
}
