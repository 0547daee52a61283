'use client';

import { ArrowLeftRight } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SHOW_PET_SELECTOR } from './show-pet-selector';

export function SelectPetButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="outline" onClick={() => window.dispatchEvent(new Event(SHOW_PET_SELECTOR))}>
      <Icon of={ArrowLeftRight} />
      {children}
    </Button>
  );
}
