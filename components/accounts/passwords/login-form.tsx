'use client';

import { useTranslations } from 'next-intl';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { logIn } from '@/lib/accounts/passwords/client';
import type { LoginInput } from '@/lib/accounts/passwords/schema';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import type { AccessFormProps } from './access-form';
import { useArrival } from './arrival';
import { failedFields, failureText } from './failure-text';
import { FormHead } from './form-head';
import { LinkInstead } from './link-instead';
import { withNext } from './links';

export function LoginForm({ email, next, sendsMail, otherWays, onLeave }: AccessFormProps) {
  const t = useTranslations('passwords');
  const common = useTranslations('signIn');
  const arrive = useArrival(next);
  const { form, prepare } = useSchemaForm<LoginInput, LoginInput>(
    async () => (await import('@/lib/accounts/passwords/schema')).loginInput,
    { email, password: '' },
  );

  const sendLogin = async (values: LoginInput) => {
    try {
      await arrive(await logIn(values.email, values.password));
    } catch (error) {
      console.info(error);
      toast({ title: t('login.failed'), description: t('login.failedText'), tone: 'danger' });
      showServerErrors(form, { error: failureText(t, error), fields: failedFields(error) });
      form.setFocus('password', { shouldSelect: true });
    }
  };

  return (
    <Form form={form} draftKey={null} onSubmit={sendLogin} onFocus={prepare}>
      <FormHead title={t('login.title')} text={t('login.intro')} />
      <TextField name="email" type="email" label={common('email')} autoComplete="username" required />
      <div>
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" required />
        <Button asChild variant="link" size="link" className="-ml-1">
          <IntentLink href={withNext(paths.forgotPassword, next)}>{t('login.forgot')}</IntentLink>
        </Button>
      </div>
      <FormError />
      <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
        {t('login.submit')}
      </Button>
      {otherWays}
      <Button asChild variant="outline" block className="text-center">
        <IntentLink
          href={withNext(paths.signInByPassword, next, { mode: 'register' })}
          onClick={() => onLeave(form.getValues('email'))}
        >
          {t('login.toRegister')}
        </IntentLink>
      </Button>
      {sendsMail ? <LinkInstead next={next} /> : null}
    </Form>
  );
}
