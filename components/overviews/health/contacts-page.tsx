import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import { ContactText } from '@/components/records/pets/contact-text';
import { RichText } from '@/components/records/pets/rich-text';
import { IntentLink } from '@/components/shell/intent-link';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { paths } from '@/lib/core/config/paths';
import type { Pet } from '@/lib/records/pets/pet';
import { findPhoneNumbers } from '@/lib/records/pets/phone-numbers';
import { BookletPage } from './booklet-page';

/** Name and the rest, such as a number or an address. */
function namedContact(text: string): [string, string] {
  const end = text.search(/[,;\n]/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1).trim()];
}

export function ContactsPage({ pet, children }: { pet: Pet; children: ReactNode }) {
  const t = useTranslations('health.booklet');
  return (
    <BookletPage id="contacts" title={t('people', { name: pet.name })} className="contacts">
      <ul>
        <Contact petId={pet.id} icon="siren" label={t('emergency')} text={pet.emergencyContact} />
        <Contact petId={pet.id} icon="stethoscope" label={t('vet')} text={pet.vetClinic} />
        <Contact petId={pet.id} icon="shield-check" label={t('insurance')} text={pet.insurance} />
      </ul>
      {pet.notes ? (
        <div className="booklet-know">
          <h3>{t('goodToKnow')}</h3>
          <RichText html={pet.notes} />
        </div>
      ) : null}
      {children}
    </BookletPage>
  );
}

interface ContactProps {
  petId: string;
  icon: IconName;
  label: string;
  text: string | null;
}

function Contact({ petId, icon, label, text }: ContactProps) {
  const t = useTranslations('health.booklet');
  const can = useCan();
  const [name, rest] = namedContact(text ?? '');
  const number = findPhoneNumbers(text ?? '').find(({ call }) => call);
  return (
    <li>
      <span className="booklet-icon">
        <Icon of={icon} />
      </span>
      <div>
        <p className="label">{label}</p>
        {text ? (
          <>
            <p dir="auto" className="name">
              <ContactText text={name} />
            </p>
            {rest ? (
              <p dir="auto" className="rest">
                <ContactText text={rest} />
              </p>
            ) : null}
          </>
        ) : null}
        {!text && can.edit ? (
          <IntentLink href={paths.editPet(petId)} aria-label={`${label}: ${t('add')}`} className="booklet-add">
            <Icon of="plus" />
            {t('add')}
          </IntentLink>
        ) : null}
      </div>
      {number ? (
        <a href={`tel:${number.call}`} aria-label={t('call', { name })} className="booklet-call">
          <Icon of="phone" />
        </a>
      ) : null}
    </li>
  );
}
