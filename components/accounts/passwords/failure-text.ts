import type { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/browser/api/api-client';

/** The contract's English texts (specification, section 8) and where their words in each language are. */
const known: Record<string, 'invalidLogin' | 'registrationFailed' | 'invalidUser' | 'invalidLink' | 'suspended'> = {
  'Invalid email or password': 'invalidLogin',
  'Registration failed': 'registrationFailed',
  'Invalid user data received': 'invalidUser',
  'Invalid or expired token': 'invalidLink',
  'This account is suspended': 'suspended',
};

/** What to say above a form's button: how long to wait, else the server's text, else that it did not work. */
export function failureText(t: ReturnType<typeof useTranslations<'passwords'>>, error: unknown): string {
  if (error instanceof ApiError && error.retryAfter !== null) return waitText(t, error.retryAfter);
  const serverText = error instanceof ApiError ? error.failure?.error : undefined;
  const key = error instanceof Error ? known[serverText ?? error.message] : undefined;
  return key ? t(`known.${key}`) : (serverText ?? t('unavailable'));
}

/** What the server says of single fields, in words. */
export function failedFields(error: unknown): Record<string, string> | undefined {
  return error instanceof ApiError ? error.failure?.fields : undefined;
}

function waitText(t: ReturnType<typeof useTranslations<'passwords'>>, seconds: number): string {
  return seconds < 90 ? t('waitSeconds', { count: seconds }) : t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
