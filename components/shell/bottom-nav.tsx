'use client';

import { PawPrint, Share2, UserRound } from 'lucide';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { IntentLink } from './intent-link';
import { lazyDialog } from './lazy-part';
import { LogoMark } from './logo';
import type { ShareablePet } from './select-pet-dialog';
import { usePetChoice } from './use-pet-choice';

const SelectPetDialog = lazyDialog(async () => (await import('./select-pet-dialog')).SelectPetDialog);

export function BottomNav({ loadPets }: { loadPets: () => Promise<ShareablePet[]> }) {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const { choices, share, close } = usePetChoice(loadPets);
  const sharing = /^\/pets\/[^/]+\/share$/.test(pathname);
  return (
    <nav
      data-bottom-nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-auto lg:w-24 lg:border-t-0 lg:border-r"
    >
      <div className="mx-auto flex max-w-md gap-1 p-1.5 lg:h-full lg:flex-col lg:gap-2 lg:p-2 lg:pt-5">
        <IntentLink href={paths.home} aria-label={t('home')} className="tap mb-4 hidden place-items-center lg:grid">
          <LogoMark className="size-10" />
        </IntentLink>
        <NavLink href={paths.profile} label={t('account')} active={pathname.startsWith(paths.profile)}>
          <Icon of={UserRound} className="size-6" />
        </NavLink>
        <NavLink href={paths.pets} label={t('myPets')} active={pathname.startsWith(paths.pets) && !sharing}>
          <Icon of={PawPrint} className="size-6" />
        </NavLink>
        <button type="button" onClick={() => void share()} className={entry(sharing)}>
          <Icon of={Share2} className="size-6" />
          {t('share')}
        </button>
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
      {children}
      {label}
    </IntentLink>
  );
}
