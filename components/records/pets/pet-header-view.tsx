'use client';

import './pets.css';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { paths } from '@/lib/core/config/paths';
import { PetPortrait } from './pet-portrait';

interface HeaderTarget {
  path: (petId: string) => string;
  icon?: IconName;
  className?: string;
}

const targets = {
  edit: { path: paths.editPet, icon: 'pencil' },
  share: { path: paths.sharePet, icon: 'send', className: 'light' },
  overview: { path: paths.pet },
  health: { path: (petId) => paths.petHealth(petId) },
  days: { path: paths.petRoutines },
  social: { path: paths.petSocial },
} as const satisfies Record<string, HeaderTarget>;

export interface HeaderLink {
  to: keyof typeof targets;
  text: string;
  isHere?: true;
}

interface PetHeaderViewProps {
  petId: string;
  back: string;
  photoUrl: string | null;
  type: string;
  name: string;
  /** Heading of the page: the visible name, or text for screen readers. */
  heading: string | null;
  kind: string;
  alert: string | null;
  label: string;
  actions: readonly HeaderLink[];
  tabs: readonly HeaderLink[];
  isCompact?: boolean;
  children: ReactNode;
}

/** Client component. As server elements, the header of every page would be sent twice. */
export function PetHeaderView(props: PetHeaderViewProps) {
  const { petId, back, photoUrl, type, name, heading, kind, alert, label, actions, tabs, isCompact, children } = props;
  const itemOf = (link: HeaderLink) => <HeaderItem key={link.to} petId={petId} of={link} />;
  const Name = heading === name ? 'h1' : 'p';
  return (
    <header className={cn('pet-header cover-ground', isCompact && 'compact')}>
      <IntentLink href={paths.pets} aria-label={back} className="tap pet-back">
        <Icon of="arrow-left" />
      </IntentLink>
      <PetPortrait photoUrl={photoUrl} type={type} alt="" className="glued" />
      <div className="pet-title">
        <Name className="pet-name">{name}</Name>
        <p className="pet-kind">{kind}</p>
        {children}
      </div>
      {heading === null || heading === name ? null : <h1 className="sr-only">{heading}</h1>}
      {alert ? (
        <p className="pet-alert">
          <Icon of="triangle-alert" />
          <span>{alert}</span>
        </p>
      ) : null}
      <nav aria-label={label} className="contents print:hidden">
        <ul className="pet-actions">{actions.map(itemOf)}</ul>
        <ul className="pet-tabs">{tabs.map(itemOf)}</ul>
      </nav>
    </header>
  );
}

function HeaderItem({ petId, of: { to, text, isHere } }: { petId: string; of: HeaderLink }) {
  const { path, icon, className }: HeaderTarget = targets[to];
  return (
    <li>
      <IntentLink href={path(petId)} aria-current={isHere && 'page'} className={cn('tap', className)}>
        {icon ? (
          <>
            <Icon of={icon} />
            <span>{text}</span>
          </>
        ) : (
          text
        )}
      </IntentLink>
    </li>
  );
}
