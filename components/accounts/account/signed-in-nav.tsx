'use client';

import { BottomNav } from '@/components/shell/bottom-nav';
import { listOwnPets } from '@/lib/accounts/account/client';

export function SignedInNav() {
  return <BottomNav loadPets={listOwnPets} />;
}
