'use client';

import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { FacePet } from './pet-face';
import { PetPortrait } from './pet-portrait';

const icons = { vaccination: 'syringe', medicine: 'pill', calm: 'check' } as const;

export interface CoverState {
  icon: keyof typeof icons;
  text: string;
}

export interface PetCoverData extends FacePet {
  id: string;
  name: string;
  about: string;
  state?: CoverState;
  remark?: string;
}

export type CoverTarget = 'pet' | 'newWeight';

interface PetCoversProps {
  pets: readonly PetCoverData[];
  label: string;
  to?: CoverTarget;
  last?: ReactNode;
}

/** Client component, because a pet is smaller as data than as elements in the flight data. */
export function PetCovers({ pets, label, to = 'pet', last }: PetCoversProps) {
  return (
    <ul className="grid gap-3.5 md:grid-cols-2">
      {pets.map(({ id, name, type, cover, photoUrl, about, state, remark }) => (
        <li key={id}>
          <IntentLink href={paths[to](id)} className={`pet-cover cover-ground cover-${cover}`}>
            <div>
              <p aria-hidden="true">{label}</p>
              <h2 dir="auto">{name}</h2>
              <p>{about}</p>
              {state ? (
                <p>
                  <Icon of={icons[state.icon]} />
                  {state.text}
                </p>
              ) : null}
              {remark ? <p>{remark}</p> : null}
            </div>
            <PetPortrait photoUrl={photoUrl && `${photoUrl}&size=small`} type={type} alt="" lazy />
          </IntentLink>
        </li>
      ))}
      {last ? <li>{last}</li> : null}
    </ul>
  );
}
