import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { paths } from '@/lib/core/config/paths';
import type { StayContacts } from '@/lib/sharing/stays/contacts';

export const missingStyle = 'rounded-control bg-due-soft px-3 py-2.5 text-due wrap-anywhere';

export function ClinicsAndContacts({ pets }: { pets: readonly StayContacts[] }) {
  const t = useTranslations('stays.form');
  return (
    <div role="status" className="grid gap-2">
      {pets.map(({ id, name, vetClinic, without }) => (
        <div key={id} className="grid gap-2">
          {vetClinic ? (
            <p className="text-sm text-muted whitespace-pre-line wrap-anywhere">
              {t('clinic', { name, clinic: vetClinic })}
            </p>
          ) : null}
          {without.length > 0 ? (
            <p className={missingStyle}>
              {t('missing', { name, what: without.length === 2 ? 'both' : (without[0] ?? 'both') })}{' '}
              <IntentLink href={paths.editPet(id)} className="underline underline-offset-4">
                {t('addNumber')}
              </IntentLink>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
}
