'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { paths } from '@/lib/core/config/paths';
import type { ShareablePet } from './select-pet-dialog';
import { usePetChoice } from './use-pet-choice';

const SelectPetDialog = lazyDialog(async () => (await import('./select-pet-dialog')).SelectPetDialog);

interface BottomNavProps {
  loadPets: () => Promise<ShareablePet[]>;
  quickAdd?: ReactNode;
}

export function BottomNav({ loadPets, quickAdd }: BottomNavProps) {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const { choices, share, close } = usePetChoice(loadPets);
  const sharing = /^\/(pets\/[^/]+\/(share|people)$|stays)/.test(pathname);
  return (
    <nav data-bottom-nav aria-label={t('mainNavigation')} className="main-nav">
      <div>
        <IntentLink href={paths.home} aria-label={t('home')} className="tap mb-3 hidden place-items-center md:grid">
          <LogoMark className="size-9" />
        </IntentLink>
        <NavLink href={paths.home} label={t('today')} active={pathname === paths.home}>
          <Icon of="calendar-check" />
        </NavLink>
        <NavLink href={paths.pets} label={t('myPets')} active={pathname.startsWith(paths.pets) && !sharing}>
          <Icon of="paw-print" />
        </NavLink>
        {quickAdd}
        <button type="button" onClick={() => void share()} className={entry(sharing)}>
          <span>
            <Icon of="share-2" />
          </span>
          {t('share')}
        </button>
        <NavLink href={paths.profile} label={t('account')} active={pathname.startsWith(paths.profile)}>
          <Icon of="user-round" />
        </NavLink>
      </div>
      {choices ? (
        <Suspense fallback={null}>
          <SelectPetDialog pets={choices} onClose={close} />
        </Suspense>
      ) : null}
    </nav>
  );
}

function entry(here: boolean): string {
  return here ? 'nav-entry here' : 'nav-entry';
}

type NavLinkProps = { href: string; label: string; active: boolean; children: ReactNode };

function NavLink({ href, label, active, children }: NavLinkProps) {
  return (
    <IntentLink href={href} aria-current={active ? 'page' : undefined} className={entry(active)}>
      <span>{children}</span>
      {label}
    </IntentLink>
  );
}
