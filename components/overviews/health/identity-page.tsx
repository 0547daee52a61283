import { IntentLink } from '@/components/loading/intent-link';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { paths } from '@/lib/core/config/paths';
import type { IdentityData, IdentityField } from './booklet-data';
import { BookletPage } from './booklet-page';
import { FirstStamp } from './first-stamp';

interface IdentityPageProps {
  petId: string;
  of: IdentityData;
}

export function IdentityPage({ petId, of: identity }: IdentityPageProps) {
  const { title, name, type, photoUrl, fields, firstStamp, lines } = identity;
  const editHref = paths.editPet(petId);
  return (
    <BookletPage id="identity" title={title} aside={<LogoMark className="size-6" />} className="identity">
      {photoUrl ? <PetPortrait photoUrl={photoUrl} type={type} alt="" className="booklet-ghost" /> : null}
      <Photo of={identity} editHref={editHref} />
      <p className="booklet-name">
        <bdi>{name}</bdi>
      </p>
      <dl>
        {fields.map((field) => (
          <Field key={field.label} field={field} editHref={editHref} />
        ))}
      </dl>
      {firstStamp ? <FirstStamp first={firstStamp} /> : null}
      <p aria-hidden="true" className="booklet-lines">
        {lines}
      </p>
    </BookletPage>
  );
}

interface PhotoProps {
  of: IdentityData;
  editHref: string;
}

function Photo({ of: { photo, invitesPhoto, photoUrl, type }, editHref }: PhotoProps) {
  if (!invitesPhoto) return <PetPortrait photoUrl={photoUrl} type={type} alt={photo} className="booklet-photo" />;
  return (
    <IntentLink href={editHref} className="booklet-photo blank">
      <Icon of="camera" />
      {photo}
    </IntentLink>
  );
}

interface FieldProps {
  field: IdentityField;
  editHref: string;
}

function Field({ field: { label, value, note, isNumber, isWide, add }, editHref }: FieldProps) {
  const missing = add ? (
    <IntentLink href={editHref} aria-label={`${label}: ${add}`} className="booklet-add">
      <Icon of="plus" />
      {add}
    </IntentLink>
  ) : (
    '—'
  );
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>{label}</dt>
      <dd dir="auto">
        {value && isNumber ? <span className="tabular">{value}</span> : value}
        {note ? <small>{note}</small> : null}
        {value || note ? null : missing}
      </dd>
    </div>
  );
}
