'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ApiError } from '@/lib/browser/api/api-client';
import { deleteAccount } from '@/lib/browser/session/delete-account';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { paths } from '@/lib/core/config/paths';

export function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('account.data');
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t('deleteQuestion')} description={t('goes')}>
        <ul className="mb-4 list-disc space-y-1 pl-5">
          <li>{t('goesProfile')}</li>
          <li>{t('goesPets')}</li>
          <li>{t('goesShares')}</li>
          <li>{t('goesSessions')}</li>
        </ul>
        <DeletionForm email={email} />
      </DialogContent>
    </Dialog>
  );
}

function DeletionForm({ email }: { email: string }) {
  const t = useTranslations('account.data');
  const [leaving, setLeaving] = useState(false);
  const [question, ask] = useState<string | null>(null);
  const { form, prepare } = useSchemaForm<{ email: string }, { email: string }>(
    async () => (await import('@/lib/accounts/account/schema')).deletionForm(email),
    { email: '' },
  );
  const { isSubmitting } = form.formState;

  const deleteOwnAccount = async () => {
    const hadUser = rememberedUser() !== null;
    try {
      await deleteAccount(question !== null);
    } catch (error) {
      const peopleCount = peopleLeft(error);
      if (peopleCount) return ask(peopleCount);
      console.info(error);
      form.setError('root.server', { type: 'server', message: t(hadUser ? 'deleteFailed' : 'noUser') });
      return;
    }
    setLeaving(true);
    // A full page load clears the router's cache of signed-in pages.
    window.location.assign(paths.landing);
  };

  return (
    <Form form={form} draftKey={null} onSubmit={deleteOwnAccount} onFocus={prepare}>
      <TextField
        name="email"
        type="email"
        label={t('typeEmail', { email })}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <FormError />
      {question ? (
        <p role="alert" className="rounded-control bg-due-soft px-3 py-2.5 text-due">
          {question}
        </p>
      ) : null}
      <Button type="submit" variant="danger" block busy={isSubmitting || leaving}>
        {t(question ? 'deleteAnyway' : 'delete')}
      </Button>
    </Form>
  );
}

function peopleLeft(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof ApiError) || cause.failure?.code !== 'confirmation_required') return null;
  return cause.failure.fields?.confirmed ?? null;
}
