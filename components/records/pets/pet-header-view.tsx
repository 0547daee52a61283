'use client';

import './pets.css';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { paths } from '@/lib/core/config/paths';
import { PetPortrait } from './pet-portrait';

export interface HeaderLink {
  text: string;
  href: string;
  isHere?: true;
  icon?: IconName;
  className?: string;
}

interface PetHeaderViewProps {
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
  const { back, photoUrl, type, name, heading, kind, alert, label, actions, tabs, isCompact, children } = props;
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

function itemOf({ text, href, isHere, icon, className }: HeaderLink) {
  return (
    <li key={href}>
      <IntentLink href={href} aria-current={isHere && 'page'} className={cn('tap', className)}>
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
