'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { SwitchField } from '@/components/forms/switch-field';
import { TextField } from '@/components/forms/text-field';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import type { LinkFormInput } from '@/lib/accounts/sign-in/schema';
import { toast } from '@/lib/browser/page/toast';
import type { SentLink } from '@/lib/browser/session/sent-link';
import { useLinkRequest } from './request-link';

interface LinkFormProps {
  email: string;
  development: boolean;
  passwordHref: string;
  otherWays: ReactNode;
  onSent: (sentLink: SentLink) => void;
}

export function LinkForm({ email, development, passwordHref, otherWays, onSent }: LinkFormProps) {
  const t = useTranslations('signIn');
  const requestLink = useLinkRequest(development);
  const { form, prepare } = useSchemaForm<LinkFormInput, LinkFormInput>(
    async () => (await import('@/lib/accounts/sign-in/schema')).linkForm,
    { email, rememberMe: true },
  );

  const sendLink = async (values: { email: string; rememberMe: boolean }) => {
    const sentLink = await requestLink(values.email, values.rememberMe);
    if (sentLink) onSent(sentLink);
  };

  const refuseEmail = () => {
    if (!form.getValues('email').trim())
      toast({ title: t('missingTitle'), description: t('missingText'), tone: 'danger' });
  };

  return (
    <Form form={form} draftKey={null} onSubmit={sendLink} onInvalid={refuseEmail} onFocus={prepare}>
      <div>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('intro')}</p>
      </div>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        placeholder={t('emailPlaceholder')}
        autoComplete="email"
        // After returning from the code form, the focused element is gone.
        autoFocus={email !== ''}
        required
      />
      <SwitchField name="rememberMe" label={t('remember')} hint={t('rememberHint')} />
      <FormError />
      <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
        {t('send')}
      </Button>
      {otherWays}
      <Button asChild variant="link" size="link">
        <IntentLink href={passwordHref}>{t('withPassword')}</IntentLink>
      </Button>
    </Form>
  );
}
