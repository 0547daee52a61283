import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { CallRow } from './call-row';

export function EmergencyCalls({ contacts }: Pick<SharedView, 'contacts'>) {
  const t = useTranslations('sharedPet');
  const { emergencyContact, vetClinic } = contacts ?? {};
  if (!emergencyContact && !vetClinic) return null;
  return (
    <section aria-labelledby="wrong" className="rounded-[1.375rem] bg-danger-soft p-4">
      <h2 id="wrong" className="flex items-center gap-2.5 text-xl text-danger">
        <Icon of="siren" className="size-6" />
        {t('wrong')}
      </h2>
      <ul className="mt-1 divide-y divide-danger/25">
        {emergencyContact ? <CallRow label={t('first')} text={emergencyContact} /> : null}
        {vetClinic ? <CallRow label={t('clinic')} text={vetClinic} /> : null}
      </ul>
    </section>
  );
}
