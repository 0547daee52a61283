import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';

interface TileProps {
  id: string;
  title: string;
  icon: IconName;
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Tile({ id, title, icon, href, className, children }: TileProps) {
  return (
    <li id={id} className={cn('health-tile', className)}>
      <h2>
        <IntentLink href={href}>
          <Icon of={icon} />
          <span>{title}</span>
          <Icon of="chevron-right" className="tile-door" />
        </IntentLink>
      </h2>
      {children}
    </li>
  );
}

interface EmptyTileProps extends Omit<TileProps, 'children'> {
  hint: string;
}

export function EmptyTile({ id, title, icon, href, hint, className }: EmptyTileProps) {
  return (
    <li id={id} className={cn('health-tile blank', className)}>
      <span aria-hidden="true" className="tile-mark">
        <Icon of={icon} />
      </span>
      <div>
        <h2>
          <IntentLink href={href}>{title}</IntentLink>
        </h2>
        <p>{hint}</p>
      </div>
      <Icon of="plus" className="tile-plus" />
    </li>
  );
}
