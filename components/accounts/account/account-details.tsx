import { useTranslations } from 'next-intl';
import type { Profile } from '@/lib/accounts/account/queries';
import { isolate } from '@/lib/core/i18n/isolate';
import { RowChevron } from './account-row';
import { NamesForm } from './names-form';
import { OwnPhoto } from './own-photo';

export function AccountDetails({ profile }: { profile: Profile }) {
  const t = useTranslations('account.details');
  const { id, photoUrl, name, firstName, lastName, email, shortId } = profile;
  return (
    <details id="details" className="account-row rounded-tile border border-line bg-surface">
      <summary className="flex items-center gap-4 rounded-tile p-3.5 hover:bg-sunken">
        {photoUrl ? (
          <img src={`${photoUrl}&size=small`} alt="" className="size-14 shrink-0 rounded-full object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="cover-pine cover-ground grid size-14 shrink-0 place-items-center rounded-full font-display text-2xl text-on-cover uppercase"
          >
            {[...(name || email)][0]}
          </span>
        )}
        <span className="min-w-0 grow">
          <h2 className="font-sans text-lg/[1.5rem] font-semibold tracking-normal wrap-anywhere">
            <span className={name ? 'sr-only' : undefined}>{t('title')}</span>
            {name ? <span className="block">{isolate(name)}</span> : null}
          </h2>
          <span className="block text-sm wrap-anywhere text-muted">{isolate(email)}</span>
        </span>
        <RowChevron />
      </summary>
      <div className="grid gap-5 px-3.5 pt-2 pb-4">
        <OwnPhoto userId={id} photoUrl={photoUrl} />
        <NamesForm profile={{ id, firstName, lastName }} />
        <p className="text-sm text-muted">
          {t('shortId')}: <span className="font-mono text-base tracking-widest text-ink">{shortId}</span>
        </p>
      </div>
    </details>
  );
}
