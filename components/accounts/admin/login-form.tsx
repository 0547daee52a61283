'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { signInAsAdmin } from '@/lib/accounts/admin/client';
import type { AdminLoginInput } from '@/lib/accounts/admin/schema';
import { ApiError } from '@/lib/browser/api/api-client';
import { paths } from '@/lib/core/config/paths';

const reasons: Record<number, 'refused' | 'tooMany'> = { 401: 'refused', 429: 'tooMany' };

export function LoginForm() {
  const t = useTranslations('admin.login');
  const { form, prepare } = useSchemaForm<AdminLoginInput, AdminLoginInput>(
    async () => (await import('@/lib/accounts/admin/schema')).adminLoginInput,
    { email: '', password: '' },
  );
  const [entering, setEntering] = useState(false);

  const signInAdminWith = async (input: AdminLoginInput) => {
    try {
      await signInAsAdmin(input);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      showServerErrors(form, { error: t(reasons[status] ?? 'failed') });
      form.resetField('password');
      return;
    }
    setEntering(true);
    // A full page load, because the router cached the page for signed-out visitors.
    window.location.assign(paths.admin);
  };

  return (
    <Form form={form} draftKey={null} onSubmit={signInAdminWith} onFocus={prepare}>
      <div>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('intro')}</p>
      </div>
      <TextField name="email" type="email" label={t('email')} autoComplete="username" required />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
      <FormError />
      <Button type="submit" size="large" block busy={form.formState.isSubmitting || entering}>
        {t('submit')}
      </Button>
    </Form>
  );
}
