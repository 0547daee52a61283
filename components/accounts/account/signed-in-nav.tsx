'use client';

import type { ReactNode } from 'react';
import { BottomNav } from '@/components/shell/bottom-nav';
import { listOwnPets } from '@/lib/accounts/account/client';

export function SignedInNav({ quickAdd }: { quickAdd: ReactNode }) {
  return <BottomNav loadPets={listOwnPets} quickAdd={quickAdd} />;
}
