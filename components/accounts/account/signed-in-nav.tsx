'use client';

import { BottomNav } from '@/components/shell/bottom-nav';
import { listOwnPets } from '@/lib/accounts/account/client';

/** Reads the pets only when Share is used. */
export function SignedInNav() {
  return <BottomNav loadPets={listOwnPets} />;
}
