'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { OIDC_START } from '@/lib/core/config/paths';

/** Follows the choice "remember me" of a form around it. A link, because the policy lets no form lead to another site. */
export function OidcLink({ children }: { children: ReactNode }) {
  return (
    <Button asChild variant="outline" size="large" block>
      <a
        href={OIDC_START}
        onClick={({ currentTarget: link }) => {
          const form = link.closest('form');
          const remember = form === null || new FormData(form).has('rememberMe');
          link.search = new URLSearchParams({ remember: String(remember) }).toString();
        }}
      >
        {children}
      </a>
    </Button>
  );
}
