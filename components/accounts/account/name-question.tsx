'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { updateProfile } from '@/lib/accounts/account/client';
import type { NamesInput, ProfilePatch } from '@/lib/accounts/account/schema';
import { setFirstVisit } from '@/lib/browser/session/first-visit';

export function NameQuestion({ userId }: { userId: string }) {
  return (
    <LazyMessages namespaces={['account']}>
      <Question userId={userId} />
    </LazyMessages>
  );
}

function Question({ userId }: { userId: string }) {
  const t = useTranslations('account');
  const router = useRouter();
  const titleId = useId();
  const { form, prepare } = useSchemaForm<NamesInput, ProfilePatch>(
    async () => (await import('@/lib/accounts/account/schema')).namesForm,
    { firstName: '', lastName: '' },
  );
  const saveNames = async (names: ProfilePatch) => {
    try {
      await updateProfile(userId, names);
    } catch (error) {
      console.info(error);
      showServerErrors(form, { error: t('failed') });
      return;
    }
    setFirstVisit(null);
    router.refresh();
  };
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <Card>
        <h2 id={titleId} className="text-xl">
          {t('firstVisit.title')}
        </h2>
        <p className="mt-1 mb-4 text-muted">{t('firstVisit.text')}</p>
        <Form form={form} draftKey="account/first-visit" onSubmit={saveNames} onFocus={prepare}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="firstName" label={t('details.firstName')} autoComplete="given-name" maxLength={80} />
            <TextField name="lastName" label={t('details.lastName')} autoComplete="family-name" maxLength={80} />
          </div>
          <FormError />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={form.formState.isSubmitting}>
              {t('firstVisit.save')}
            </Button>
            <Button variant="ghost" onClick={() => setFirstVisit(null)}>
              {t('firstVisit.skip')}
            </Button>
          </div>
        </Form>
      </Card>
    </section>
  );
}
