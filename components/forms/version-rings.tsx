'use client';

import { useRings } from '#page-context';
import { FORMER_CARER, PersonRing } from '@/components/ornaments/person-ring';
import type { Ring } from '@/lib/page-context/ring';

interface RingProps {
  size?: 24 | 50;
}

export function OwnRing({ size = 24 }: RingProps) {
  const own = useRings().find(({ isReader }) => isReader);
  return own ? <PersonRing person={own} size={size} /> : null;
}

export function OtherRing({ of, size = 24 }: RingProps & { of: Ring | undefined }) {
  return <PersonRing person={of ?? FORMER_CARER} size={size} />;
}
