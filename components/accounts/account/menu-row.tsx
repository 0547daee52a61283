import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';

export const menuRowClass =
  'tap flex w-full items-center gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-sunken hover:text-primary';

export function MenuRowText({ icon, label, text }: { icon: IconName; label: string; text?: string | undefined }) {
  return (
    <>
      <Icon of={icon} className="size-6 shrink-0 stroke-[1.5] text-primary" />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-medium">{label}</span>
        {text ? <span className="block text-sm text-muted">{text}</span> : null}
      </span>
    </>
  );
}

type MenuLinkProps = { href: string; icon: IconName; label: string; text?: string | undefined };

export function MenuLink({ href, ...row }: MenuLinkProps) {
  return (
    <MenuItem>
      <IntentLink href={href} className={menuRowClass}>
        <MenuRowText {...row} />
        <Icon of="chevron-right" className="size-5 shrink-0 text-muted" />
      </IntentLink>
    </MenuItem>
  );
}

export function MenuExit({ href, outside, ...row }: MenuLinkProps & { outside?: boolean }) {
  return (
    <MenuItem>
      <a href={href} className={menuRowClass} {...(outside && { rel: 'noopener noreferrer' })}>
        <MenuRowText {...row} />
        <Icon of={outside ? 'external-link' : 'chevron-right'} className="size-5 shrink-0 text-muted" />
      </a>
    </MenuItem>
  );
}

export function MenuItem({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
