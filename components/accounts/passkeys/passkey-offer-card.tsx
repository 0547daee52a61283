'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

interface PasskeyOfferCardProps {
  userId: string;
  title: string;
  text: string;
  add: string;
  dismiss: string;
}

/**
 * Hidden where the browser has no passkeys (passkey-script.ts). A plain form, so that it works without scripts. Client
 * component, because as server elements it would be sent twice.
 */
export function PasskeyOfferCard({ userId, title, text, add, dismiss }: PasskeyOfferCardProps) {
  return (
    <section
      aria-labelledby="passkey-offer"
      className="mb-4 hidden gap-3 rounded-card bg-info-soft px-4 py-3 print:hidden in-data-passkeys:flex"
    >
      <Icon of="shield-check" className="size-6 shrink-0 text-info" />
      <div className="min-w-0 grow">
        <h2 id="passkey-offer" className="font-sans text-base font-semibold">
          {title}
        </h2>
        <p>{text}</p>
        <form
          action={`/api/users/${userId}/passkeys/offer`}
          method="post"
          className="mt-1 flex flex-wrap items-center gap-x-4"
        >
          <a
            href={`${paths.profile}#passkeys-content`}
            className="tap inline-flex items-center font-medium text-primary underline underline-offset-4"
          >
            {add}
          </a>
          <Button type="submit" variant="link" size="link">
            {dismiss}
          </Button>
        </form>
      </div>
    </section>
  );
}
