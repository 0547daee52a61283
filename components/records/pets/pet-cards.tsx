'use client';

import { IntentLink } from '@/components/shell/intent-link';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/lib/core/config/paths';
import { PetPortrait } from './pet-portrait';

export interface PetCard {
  id: string;
  name: string;
  type: string;
  kind: string;
  photoUrl?: string;
  /** First line of the machine-readable zone, without filler. */
  line: string;
  remark?: string;
}

export type CardTarget = 'pet' | 'newWeight';

/** A client component only for the page's weight: in the flight data a pet is smaller as data than as elements. */
export function PetCards({ pets, to = 'pet' }: { pets: readonly PetCard[]; to?: CardTarget | undefined }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {pets.map(({ id, name, type, kind, photoUrl, line, remark }) => (
        <li key={id}>
          <IntentLink href={paths[to](id)} className="pet-card">
            <PetPortrait photoUrl={photoUrl} type={type} alt="" lazy />
            <div>
              <h2 dir="auto">{name}</h2>
              <p>{kind}</p>
              {remark ? <Badge>{remark}</Badge> : null}
            </div>
            <p aria-hidden="true">{line}</p>
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
