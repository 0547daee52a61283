import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import type { IconName } from '@/components/ui/icons';
import { cleanRichText } from '@/lib/core/text/rich-text';
import type { Pet } from '@/lib/records/pets/pet';
import { findPhoneNumbers, firstNumber } from '@/lib/records/pets/phone-numbers';
import type { Contact, ContactsData } from './booklet-data';

function namedContact(text: string): [string, string] {
  const end = text.search(/[,;\n]/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1).trim()];
}

export function useContacts(pet: Pet, lostNotice: ReactNode): ContactsData {
  const t = useTranslations('health.booklet');
  const can = useCan();
  const contact = (icon: IconName, label: string, text: string | null): Contact => {
    const [name, rest] = namedContact(text ?? '');
    const number = firstNumber(text ?? '');
    return {
      ...{ icon, label },
      name: findPhoneNumbers(name),
      rest: findPhoneNumbers(rest),
      call: number === null ? null : { number, label: t('call', { name }) },
    };
  };
  return {
    title: t('people', { name: pet.name }),
    contacts: [
      contact('siren', t('emergency'), pet.emergencyContact),
      contact('stethoscope', t('vet'), pet.vetClinic),
      contact('shield-check', t('insurance'), pet.insurance),
    ],
    add: can.edit ? t('add') : null,
    // Sanitized on output too, because an older version may have stored unsafe markup.
    notes: pet.notes ? { title: t('goodToKnow'), html: cleanRichText(pet.notes) } : null,
    lost: lostNotice,
  };
}
