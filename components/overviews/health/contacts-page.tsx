import { IntentLink } from '@/components/loading/intent-link';
import { PhoneText } from '@/components/records/pets/contact-text';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { Contact, ContactsData } from './booklet-data';
import { BookletPage } from './booklet-page';

interface ContactsPageProps {
  petId: string;
  of: ContactsData;
}

export function ContactsPage({ petId, of: { title, contacts, add, notes, lost } }: ContactsPageProps) {
  return (
    <BookletPage id="contacts" title={title} className="contacts">
      <ul>
        {contacts.map((contact) => (
          <ContactRow key={contact.icon} petId={petId} of={contact} add={add} />
        ))}
      </ul>
      {notes ? (
        <div className="booklet-know">
          <h3>{notes.title}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server, in use-contacts.ts */}
          <div dir="auto" className="rich-text" dangerouslySetInnerHTML={{ __html: notes.html }} />
        </div>
      ) : null}
      {lost}
    </BookletPage>
  );
}

interface ContactRowProps {
  petId: string;
  of: Contact;
  add: ContactsData['add'];
}

function ContactRow({ petId, of: { icon, label, name, rest, call }, add }: ContactRowProps) {
  return (
    <li>
      <span className="booklet-icon">
        <Icon of={icon} />
      </span>
      <div>
        <p className="label">{label}</p>
        {name.length > 0 ? (
          <p dir="auto" className="name">
            <PhoneText parts={name} />
          </p>
        ) : null}
        {rest.length > 0 ? (
          <p dir="auto" className="rest">
            <PhoneText parts={rest} />
          </p>
        ) : null}
        {name.length === 0 && add ? (
          <IntentLink href={paths.editPet(petId)} aria-label={`${label}: ${add}`} className="booklet-add">
            <Icon of="plus" />
            {add}
          </IntentLink>
        ) : null}
      </div>
      {call ? (
        <a href={`tel:${call.number}`} aria-label={call.label} className="booklet-call">
          <Icon of="phone" />
        </a>
      ) : null}
    </li>
  );
}
