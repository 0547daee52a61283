'use client';

import { BottomNav } from '@/components/shell/bottom-nav';
import { listOwnPets } from '@/lib/accounts/account/client';

/** The navigation of the signed-in area; it asks for the pets only when Share is used. */
export function SignedInNav() {
  return <BottomNav loadPets={listOwnPets} />;
}
