'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import type { Profile } from '@/lib/accounts/account/queries';
import type { NamesInput, ProfilePatch } from '@/lib/accounts/account/schema';
import { SaveButton } from './save-button';
import { useSaveProfile } from './save-profile';

type Names = Pick<Profile, 'firstName' | 'lastName'>;
const namesOf = ({ firstName, lastName }: Names): NamesInput => ({ firstName, lastName });

export function NamesForm({ profile }: { profile: Names & { id: string } }) {
  const t = useTranslations('account.details');
  const { form, prepare } = useSchemaForm<NamesInput, ProfilePatch>(
    async () => (await import('@/lib/accounts/account/schema')).namesForm,
    namesOf(profile),
  );
  const saveProfile = useSaveProfile(profile.id, form, namesOf);
  return (
    <Form form={form} draftKey="account/names" onSubmit={saveProfile} onFocus={prepare}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={t('firstName')} autoComplete="given-name" maxLength={80} />
        <TextField name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={80} />
      </div>
      <SaveButton />
    </Form>
  );
}
