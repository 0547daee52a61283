import './people.css';
import { useLocale, useTranslations } from 'next-intl';
import { PersonRing } from '@/components/ornaments/person-ring';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { Icon } from '@/components/ui/icon';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { ringLetters } from '@/lib/core/text/ring-letters';
import { dayFromColumn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { GrantedRole } from '@/lib/page-context/roles';
import type { Invitation } from '@/lib/sharing/people/queries/invitations';
import { AcceptButton } from './accept-button';
import { usePetNames } from './pet-names';

interface InvitationPageProps {
  invitation: Invitation;
  invitationKey: string;
  userId: string | null;
}

const SHOWN = 3;

interface RoleRights {
  note: 'note' | 'noteReader';
  may: readonly ('see' | 'tick' | 'write')[];
  mayNot: readonly ('delete' | 'change' | 'others')[];
}

const rights: Record<GrantedRole, RoleRights> = {
  carer: { note: 'note', may: ['see', 'tick', 'write'], mayNot: ['delete', 'others'] },
  viewer: { note: 'noteReader', may: ['see'], mayNot: ['change', 'others'] },
};

export function InvitationPage({ invitation, invitationKey, userId }: InvitationPageProps) {
  const t = useTranslations('people.invitation');
  const locale = useLocale() as FormatLocale;
  const { inviter, pets, role, until, expiresAt, isOwn } = invitation;
  const names = usePetNames(pets);
  const lastDay = until && formatDay(until, locale, 'medium');
  const owner = { letters: ringLetters(inviter, [inviter]), role: 'owner', colour: 'pine' } as const;
  return (
    <article className="mx-auto max-w-xl">
      <div aria-hidden="true" className={`invitation-cover cover-ground cover-${pets[0]?.cover ?? 'pine'}`}>
        <div className="invitation-passes">
          {pets.slice(0, SHOWN).map(({ id, type, cover }) => (
            <span key={id} className={`pass cover-${cover}`}>
              <PetPortrait photoUrl={null} type={type} alt="" className="h-38 w-30" />
            </span>
          ))}
          <PersonRing person={owner} size={68} />
        </div>
      </div>
      <div className="px-4 pt-8 pb-10">
        <h1 className="text-center text-[1.875rem] leading-tight">{t('title', { inviter, pets: names })}</h1>
        <p className="mt-3 text-center text-lg text-muted">
          {lastDay ? t('asUntil', { role: t(`roles.${role}`), day: lastDay }) : t('as', { role: t(`roles.${role}`) })}
        </p>
        <Rights invitation={invitation} />
        <p className="mt-6 flex gap-3 rounded-tile bg-sunken p-4 text-sm">
          <Icon of="eye" className="size-5 shrink-0" />
          <span>
            {t(rights[role].note, { inviter })}
            {lastDay ? ` ${t('noteEnd', { day: lastDay })}` : null}
          </span>
        </p>
        {isOwn ? (
          <p className="mt-6 text-center">{t('own')}</p>
        ) : (
          <AcceptButton invitationKey={invitationKey} pets={names} userId={userId} />
        )}
        <p className="mt-6 text-center text-sm text-muted">
          {userId ? null : `${t('first')} `}
          {t('once', { when: formatDay(dayFromColumn(instantFromJson(expiresAt)), locale, 'medium') })}
        </p>
      </div>
    </article>
  );
}

function Rights({ invitation: { role, mayShare, pets, inviter } }: Pick<InvitationPageProps, 'invitation'>) {
  const t = useTranslations('people.invitation');
  const may = [...rights[role].may, ...(mayShare ? (['share'] as const) : [])] as const;
  return (
    <>
      <h2 className="mt-8 text-xl">{t('may')}</h2>
      <ul className="mt-3 grid gap-3">
        {may.map((right) => (
          <li key={right} className="flex gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
              <Icon of="check" className="size-4" />
            </span>
            {t(`can.${right}`, { count: pets.length })}
          </li>
        ))}
      </ul>
      <h2 className="mt-6 text-xl">{t('mayNot')}</h2>
      <ul className="mt-3 grid gap-3">
        {rights[role].mayNot.map((right) => (
          <li key={right} className="flex gap-3 text-muted">
            <span className="grid size-7 shrink-0 place-items-center rounded-full border border-dashed border-edge">
              <Icon of="minus" className="size-4" />
            </span>
            {t(`cannot.${right}`, { inviter })}
          </li>
        ))}
      </ul>
    </>
  );
}
