import './people.css';
import { useTranslations } from 'next-intl';
import { PersonRing } from '@/components/ornaments/person-ring';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import type { PeoplePageData } from '@/lib/sharing/people/queries/members';

const MAX_RINGS = 8;

/** Position in percent of the card: on an ellipse around the portrait, starting at the upper left. */
function placeOf(index: number, count: number) {
  const angle = ((index + 0.5) / count) * 2 * Math.PI + Math.PI;
  return { left: `${50 + 38 * Math.cos(angle)}%`, top: `${44 + 27 * Math.sin(angle)}%` };
}

interface PeopleCardProps {
  pet: PeoplePageData['pet'];
  members: PeoplePageData['members'];
  viewerId: string;
}

export function PeopleCard({ pet, members, viewerId }: PeopleCardProps) {
  const t = useTranslations('people');
  const visibleMembers = members.slice(0, members.length > MAX_RINGS ? MAX_RINGS - 1 : MAX_RINGS);
  const empty = members.length === 1 ? [1, 2, 3] : [];
  const count = visibleMembers.length + empty.length + (visibleMembers.length < members.length ? 1 : 0);
  return (
    <div aria-hidden="true" className={`people-card cover-ground cover-${pet.cover}`}>
      <span className="people-orbit" />
      <span className="people-pet">
        <PetPortrait
          photoUrl={pet.photoUrl && `${pet.photoUrl}&size=small`}
          type={pet.type}
          alt=""
          className="size-23 rounded-full"
        />
        <bdi>{pet.name}</bdi>
      </span>
      {visibleMembers.map(({ id, userId, name, letters, role, colour }, index) => (
        <span key={id} className="people-place" style={placeOf(index, count)}>
          <PersonRing person={{ letters, role, colour }} size={50} />
          <bdi>{userId === viewerId ? t('youShort') : name.split(' ')[0]}</bdi>
        </span>
      ))}
      {empty.map((place, index) => (
        <span key={place} className="people-place" style={placeOf(visibleMembers.length + index, count)}>
          <span className="people-free" />
        </span>
      ))}
      {visibleMembers.length < members.length ? (
        <span className="people-place" style={placeOf(count - 1, count)}>
          <span className="people-free">{t('more', { count: members.length - visibleMembers.length })}</span>
        </span>
      ) : null}
    </div>
  );
}
