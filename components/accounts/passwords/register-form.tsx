'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { type NewAccount, register } from '@/lib/accounts/passwords/client';
import type { RegisterInput } from '@/lib/accounts/passwords/schema';
import { toast } from '@/lib/browser/page/toast';
import { storeSentLink } from '@/lib/browser/session/sent-link';
import { paths } from '@/lib/core/config/paths';
import { nowMs } from '@/lib/core/time/clock';
import type { AccessFormProps } from './access-form';
import { useArrival } from './arrival';
import { failedFields, failureText } from './failure-text';
import { FormHead } from './form-head';
import { LinkInstead } from './link-instead';
import { withNext } from './links';
import { NewPasswordField } from './new-password-field';

const fields = ['firstName', 'lastName', 'email', 'password'] as const;

export function RegisterForm({ email, next, sendsMail, onLeave }: AccessFormProps) {
  const t = useTranslations('passwords');
  const common = useTranslations('signIn');
  const router = useRouter();
  const arrive = useArrival(next);
  const { form, prepare } = useSchemaForm<NewAccount, RegisterInput>(
    async () => (await import('@/lib/accounts/passwords/schema')).registerInput,
    { firstName: '', lastName: '', email, password: '' },
  );

  const sendRegistration = async (values: RegisterInput) => {
    try {
      const askedAt = nowMs();
      const { user, sent: isSent, waitSeconds } = await register(values);
      if (!sendsMail) return arrive({ ...user, timeZone: null });
      const againAt = askedAt + waitSeconds * 1000;
      storeSentLink({
        email: values.email,
        remember: false,
        isSignUp: true,
        sent: isSent,
        askedAt,
        againAt,
        mail: null,
      });
      router.push(withNext(paths.signInByLink, next));
    } catch (error) {
      console.info(error);
      const refusedFields = failedFields(error);
      toast({ title: t('register.failed'), description: t('register.failedText'), tone: 'danger' });
      showServerErrors(form, { error: failureText(t, error), fields: refusedFields });
      form.setFocus(fields.find((name) => refusedFields?.[name]) ?? 'email');
    }
  };

  return (
    <Form form={form} draftKey={null} onSubmit={sendRegistration} onFocus={prepare}>
      <FormHead title={t('register.title')} text={t(sendsMail ? 'register.intro' : 'register.introNoMail')} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField name="firstName" label={t('register.firstName')} autoComplete="given-name" maxLength={80} required />
        <TextField name="lastName" label={t('register.lastName')} autoComplete="family-name" maxLength={80} required />
      </div>
      <TextField name="email" type="email" label={common('email')} autoComplete="username" required />
      <NewPasswordField label={t('login.password')} />
      <FormError />
      <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
        {t('register.submit')}
      </Button>
      <Button asChild variant="outline" block className="text-center">
        <IntentLink href={withNext(paths.signInByPassword, next)} onClick={() => onLeave(form.getValues('email'))}>
          {t('register.toLogin')}
        </IntentLink>
      </Button>
      {sendsMail ? <LinkInstead next={next} /> : null}
    </Form>
  );
}
