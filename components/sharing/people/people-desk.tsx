'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useCan } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { PersonRing } from '@/components/ornaments/person-ring';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { Member } from '@/lib/sharing/people/member';
import type { PeoplePageData } from '@/lib/sharing/people/queries/members';
import { InvitationRow } from './invitation-row';
import { InviteSheet } from './invite-sheet';
import { LeaveButton } from './leave-button';
import { MemberRow } from './member-row';
import { MemberSheet } from './member-sheet';

const RINGS = 3;

interface PeopleDeskProps {
  people: PeoplePageData;
  viewerId: string;
  children?: ReactNode;
}

export function PeopleDesk({ people: { pet, pets, members, invitations }, viewerId, children }: PeopleDeskProps) {
  const t = useTranslations('people');
  const can = useCan();
  const [editedMember, edit] = useState<Member | null>(null);
  const [isInviting, setInviting] = useState(false);
  const sharedPets = pets.filter(({ userIds }) => userIds.length > 1);
  return (
    <section aria-label={t('title', { name: pet.name })} className="mt-3">
      <ul className="people-rows">
        {members.map((member) => (
          <li key={member.id}>
            <MemberRow
              member={member}
              isViewer={member.userId === viewerId}
              pets={sharedPets.filter(({ userIds }) => userIds.includes(member.userId))}
              onOpen={can.own && member.role !== 'owner' ? () => edit(member) : null}
            />
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationRow invitation={invitation} />
          </li>
        ))}
      </ul>
      {members.length === 1 && invitations.length === 0 ? (
        <p className="mt-4 text-muted">{t(can.own ? 'alone' : 'aloneViewer')}</p>
      ) : null}
      {can.own ? (
        <Button block size="large" className="mt-5" onClick={() => setInviting(true)}>
          <Icon of="user-plus" />
          {t('inviteSomeone')}
        </Button>
      ) : null}
      {can.own ? (
        children
      ) : (
        <p className="mt-5">
          <LeaveButton pet={pet} userId={viewerId} />
        </p>
      )}
      {members.length > 1 ? (
        <IntentLink href={paths.petActivity(pet.id)} className="person-activity">
          {t('activity')}
          <span aria-hidden="true" className="ml-auto flex gap-1">
            {members.slice(0, RINGS).map(({ id, letters, role, colour }) => (
              <PersonRing key={id} person={{ letters, role, colour }} size={26} />
            ))}
          </span>
          <Icon of="chevron-right" className="size-5" />
        </IntentLink>
      ) : null}
      {editedMember ? <MemberSheet pet={pet} member={editedMember} onClose={() => edit(null)} /> : null}
      {isInviting ? (
        <InviteSheet pets={pets.filter(({ isOwn }) => isOwn)} petId={pet.id} onClose={() => setInviting(false)} />
      ) : null}
    </section>
  );
}
