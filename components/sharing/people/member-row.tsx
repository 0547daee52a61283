'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { PersonRing } from '@/components/ornaments/person-ring';
import { PetFace } from '@/components/records/pets/pet-face';
import { daysBetween } from '@/lib/core/time/dates';
import type { Member } from '@/lib/sharing/people/member';
import type { PeoplePageData } from '@/lib/sharing/people/queries/members';
import { useMemberWords } from './member-words';

const FACES = 3;

interface MemberRowProps {
  member: Member;
  isViewer: boolean;
  pets: PeoplePageData['pets'];
  /** Null if the viewer can't edit the member. */
  onOpen: (() => void) | null;
}

export function MemberRow({ member, isViewer, pets, onOpen }: MemberRowProps) {
  const t = useTranslations('people');
  const { today } = usePageContext();
  const { roleOf, seenOf } = useMemberWords();
  const { name, letters, role, colour, until } = member;
  const row = (
    <>
      <PersonRing person={{ letters, role, colour }} size={50} />
      <span className="min-w-0">
        <bdi className="person-name">{isViewer ? t('you', { name }) : name}</bdi>
        <span className="block text-sm">{roleOf(member)}</span>
        <span className="block text-[0.8125rem] text-muted">
          {t(`does.${role}`)}
          {role === 'owner' || isViewer ? null : ` · ${seenOf(member)}`}
        </span>
      </span>
      {until ? (
        <span className={`person-days cover-${colour}`}>
          {Math.max(0, daysBetween(today, until))}
          <small>{t('daysLeft', { count: Math.max(0, daysBetween(today, until)) })}</small>
        </span>
      ) : (
        <span className="person-faces" aria-hidden="true">
          {pets.slice(0, FACES).map((pet) => (
            <PetFace key={pet.id} pet={pet} size={24} lazy />
          ))}
        </span>
      )}
    </>
  );
  if (!onOpen) return <div className="person-row">{row}</div>;
  return (
    <button type="button" className="person-row" onClick={onOpen}>
      {row}
      <span className="sr-only">{t('member.open', { name })}</span>
    </button>
  );
}
