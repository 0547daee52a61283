import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { PlainOutcome } from '@/lib/accounts/sign-in/plain-form';
import { languageOf } from '@/lib/core/i18n/locales';

interface PlainSignInProps {
  sentTo: string | null;
  outcome: PlainOutcome | null;
  provider: ReactNode;
}

/** Sign-in without JavaScript, by a mailed code. The mailed link requires JavaScript. */
export function PlainSignIn({ sentTo, outcome, provider }: PlainSignInProps) {
  const t = useTranslations('signIn');
  const language = languageOf(useLocale());
  if (sentTo === null)
    return (
      <form action="/api/auth/magic-link/form" method="post" data-plain-form className="grid gap-5">
        <input type="hidden" name="lng" value={language} />
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-2 text-muted">{t('introPlain')}</p>
        </div>
        <PlainField label={t('email')} outcome={outcome} name="email" type="email" autoComplete="email" />
        <label className="tap flex items-center gap-3">
          <input type="checkbox" name="rememberMe" defaultChecked className="size-6 shrink-0" />
          {t('rememberHint')}
        </label>
        <Button type="submit" size="large" block>
          {t('sendPlain')}
        </Button>
        {provider}
      </form>
    );
  return (
    <form action="/api/auth/verify-code/form" method="post" data-plain-form className="grid gap-5">
      <input type="hidden" name="lng" value={language} />
      <input type="hidden" name="email" value={sentTo} />
      <div>
        <h1 className="text-2xl">{t('checkTitle')}</h1>
        <p className="mt-2 break-words text-muted">{t('checkPlain', { email: sentTo })}</p>
      </div>
      <PlainField
        label={t('codeLabel')}
        outcome={outcome}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={100}
      />
      <Button type="submit" size="large" block>
        {t('codeSubmit')}
      </Button>
    </form>
  );
}

interface PlainFieldProps extends ComponentProps<'input'> {
  label: string;
  outcome: PlainOutcome | null;
  name: string;
}

function PlainField({ label, outcome, name, ...props }: PlainFieldProps) {
  const t = useTranslations('signIn');
  const words = {
    email: t('validation.email'),
    code: t('failedCode'),
    suspended: t('suspendedText'),
    wait: t('tooMany'),
  };
  const id = `plain-${name}`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} name={name} required aria-describedby={outcome ? `${id}-problem` : undefined} {...props} />
      {outcome ? (
        <p id={`${id}-problem`} role="alert" className="mt-1 font-medium text-danger">
          {words[outcome]}
        </p>
      ) : null}
    </div>
  );
}
