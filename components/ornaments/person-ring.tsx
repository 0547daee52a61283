import './person-ring.css';
import { cn } from '@/components/ui/cn';
import type { MemberRole } from '@/lib/page-context/roles';

export interface RingedPerson {
  /** One to three letters (lib/core/text/ring-letters.ts); null for a deleted account. */
  letters: string | null;
  role: MemberRole | 'invited';
  /** Color of the person for this pet, from lib/records/pets/vocabulary.ts. */
  colour: string;
}

export const FORMER_CARER: RingedPerson = { letters: null, role: 'carer', colour: 'pine' };

interface PersonRingProps {
  person: RingedPerson;
  size?: 72 | 68 | 50 | 40 | 26 | 24;
  label?: string;
  className?: string;
}

export function PersonRing({ person: { letters, role, colour }, size = 26, label, className }: PersonRingProps) {
  const nameAttributes = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      {...nameAttributes}
      className={cn(
        'person-ring',
        `ring-${role}`,
        `ring-${size}`,
        `cover-${colour}`,
        (letters?.length ?? 0) > 2 && 'ring-long',
        className,
      )}
    >
      {role === 'invited' ? '?' : letters}
    </span>
  );
}
