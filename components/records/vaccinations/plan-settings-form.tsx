'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SwitchField } from '@/components/forms/switch-field';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { toast } from '@/lib/browser/page/toast';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { paths } from '@/lib/core/config/paths';
import type { ChosenProfile } from '@/lib/records/vaccinations/vocabulary';
import { ExtraVaccines, type OfferedVaccine } from './extra-vaccines';

interface Settings {
  vaccineProfile: ChosenProfile;
  extraVaccines: string[];
  highRisk: boolean;
}

export interface PlanSettingsProps {
  pet: { id: string; name: string };
  settings: Settings;
  usualProfile: 'wsava' | 'aaha' | null;
  asksHome: boolean;
  offered: OfferedVaccine[];
}

interface Values {
  /** Empty for the country's guideline. */
  vaccineProfile: 'wsava' | 'aaha' | '';
  highRisk: boolean;
  /** Choices by index in `offered`. */
  extra: boolean[];
}

export function PlanSettingsForm({
  pet,
  settings,
  usualProfile,
  asksHome,
  offered,
  onSaved,
}: PlanSettingsProps & { onSaved: () => void }) {
  const t = useTranslations('vaccinations.settings');
  const router = useRouter();
  const form = useForm<Values>({
    defaultValues: {
      vaccineProfile: settings.vaccineProfile ?? '',
      highRisk: settings.highRisk,
      extra: offered.map(({ id }) => settings.extraVaccines.includes(id)),
    },
  });
  const savePlan = async ({ extra, vaccineProfile, highRisk }: Values) => {
    // Preserves choices that another guideline or species offered.
    const others = settings.extraVaccines.filter((id) => !offered.some((one) => one.id === id));
    const extraVaccines = [...others, ...offered.filter((_, index) => extra[index]).map(({ id }) => id)];
    const plan: Settings = { vaccineProfile: vaccineProfile || null, extraVaccines, highRisk };
    try {
      await apiSend('PATCH', `/api/pets/${pet.id}`, plan);
    } catch {
      showServerErrors(form, { error: t('failed') });
      return;
    }
    invalidate(new RegExp(`^/api/pets/${pet.id}(/health)?$`));
    toast({ title: t('saved') });
    onSaved();
    router.refresh();
  };
  const profiles = [
    { value: '', label: t('byCountry', { guideline: usualProfile?.toUpperCase() ?? '' }) },
    ...(['wsava', 'aaha'] as const).map((value) => ({ value, label: t(value) })),
  ];
  return (
    <Form form={form} draftKey={entryDraft('vaccine-plan', pet.id, 'plan')} onSubmit={savePlan} className="pb-1">
      {usualProfile ? <SelectField name="vaccineProfile" label={t('profile')} options={profiles} /> : null}
      {asksHome ? (
        <p className="text-sm text-muted">
          {t('home', { name: pet.name })}{' '}
          <IntentLink href={paths.editPet(pet.id)} className="text-primary underline underline-offset-4">
            {t('homeLink')}
          </IntentLink>
        </p>
      ) : null}
      <SwitchField name="highRisk" label={t('highRisk')} />
      {offered.length > 0 ? <ExtraVaccines offered={offered} /> : null}
      <FormError />
      <Button type="submit" size="large" busy={form.formState.isSubmitting} block>
        {t('save')}
      </Button>
    </Form>
  );
}
