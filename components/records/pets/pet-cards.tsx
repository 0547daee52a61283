'use client';

import { IntentLink } from '@/components/shell/intent-link';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/lib/core/config/paths';
import { PetPortrait } from './pet-portrait';

/** What a card in a list says; all words are finished. */
export interface PetCard {
  id: string;
  name: string;
  type: string;
  /** The kind of animal and the breed. */
  kind: string;
  photoUrl?: string;
  /** The first line of the machine-readable zone, without its filler. */
  line: string;
  /** Beside the name: what sets the pet apart from the others. */
  remark?: string;
}

/** What of `paths` a card leads to. */
export type CardTarget = 'pet' | 'newWeight';

/**
 * Passports as they lie in a list. A client component for the weight of the page, not for its hands: in the page's
 * payload a pet takes far less as data than as a tree of elements.
 */
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
