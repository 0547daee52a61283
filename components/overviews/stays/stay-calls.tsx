import { useTranslations } from 'next-intl';
import { CallRow } from '@/components/overviews/sharing/call-row';
import { Icon } from '@/components/ui/icon';
import type { StayDay } from '@/lib/overviews/stays/queries/stays';
import { contactTexts } from './emergency-contacts';

interface StayCallsProps {
  owner: string;
  pets: StayDay['pets'];
}

export function StayCalls({ owner, pets }: StayCallsProps) {
  const t = useTranslations('stays.reader');
  const shared = useTranslations('sharedPet');
  const [people, clinics] = [contactTexts(pets, 'emergencyContact'), contactTexts(pets, 'vetClinic')];
  return (
    <section id="wrong" aria-labelledby="wrong-title" className="scroll-mt-4 rounded-[1.375rem] bg-danger-soft p-4">
      <h2 id="wrong-title" className="flex items-center gap-2.5 text-xl text-danger">
        <Icon of="siren" className="size-6" />
        {t('wrong')}
      </h2>
      <p>{t('wrongText', { owner })}</p>
      <ul className="mt-1 divide-y divide-danger/25">
        {people.map((text) => (
          <CallRow key={text} label={shared('first')} text={text} />
        ))}
        {clinics.map((text) => (
          <CallRow key={text} label={shared('clinic')} text={text} />
        ))}
      </ul>
    </section>
  );
}
