import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { PlainOutcome } from '@/lib/sign-in/plain-form';

interface PlainSignInProps {
  /** The address that a code was mailed to; null before. */
  sentTo: string | null;
  outcome: PlainOutcome | null;
}

/** The way in for browsers without scripts: ask for a mail, then type its code. The link in it needs scripts. */
export function PlainSignIn({ sentTo, outcome }: PlainSignInProps) {
  const t = useTranslations('signIn');
  const locale = useLocale();
  const problem = outcome ? <PlainProblem outcome={outcome} /> : null;
  const described = outcome ? 'plain-outcome' : undefined;
  if (sentTo === null)
    return (
      <form action="/api/auth/magic-link/form" method="post" data-plain-form className="grid gap-5">
        <input type="hidden" name="lng" value={locale} />
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-2 text-muted">{t('introPlain')}</p>
        </div>
        <div>
          <Label htmlFor="plain-email">{t('email')}</Label>
          <Input
            id="plain-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            aria-describedby={described}
          />
          {problem}
        </div>
        <label className="tap flex items-center gap-3">
          <input type="checkbox" name="rememberMe" defaultChecked className="size-6 shrink-0" />
          {t('rememberHint')}
        </label>
        <Button type="submit" size="large" block>
          {t('sendPlain')}
        </Button>
      </form>
    );
  return (
    <form action="/api/auth/verify-code/form" method="post" data-plain-form className="grid gap-5">
      <input type="hidden" name="lng" value={locale} />
      <input type="hidden" name="email" value={sentTo} />
      <div>
        <h1 className="text-2xl">{t('checkTitle')}</h1>
        <p className="mt-2 break-words text-muted">{t('checkPlain', { email: sentTo })}</p>
      </div>
      <div>
        <Label htmlFor="plain-code">{t('codeLabel')}</Label>
        <Input
          id="plain-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          aria-describedby={described}
        />
        {problem}
      </div>
      <Button type="submit" size="large" block>
        {t('codeSubmit')}
      </Button>
    </form>
  );
}

function PlainProblem({ outcome }: { outcome: PlainOutcome }) {
  const t = useTranslations('signIn');
  const words = { email: t('validation.email'), code: t('failedCode'), wait: t('tooMany') };
  return (
    <p id="plain-outcome" role="alert" className="mt-1 font-medium text-danger">
      {words[outcome]}
    </p>
  );
}
