import type { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/browser/api/api-client';

/** Maps the English error texts of the API contract (specification, section 8) to message keys. */
const messageKeys = new Map<
  string,
  'invalidLogin' | 'registrationFailed' | 'invalidUser' | 'invalidLink' | 'suspended'
>(
  Object.entries({
    'Invalid email or password': 'invalidLogin',
    'Registration failed': 'registrationFailed',
    'Invalid user data received': 'invalidUser',
    'Invalid or expired token': 'invalidLink',
    'This account is suspended': 'suspended',
  }),
);

export function failureText(t: ReturnType<typeof useTranslations<'passwords'>>, error: unknown): string {
  if (error instanceof ApiError && error.retryAfter !== null) return waitText(t, error.retryAfter);
  const serverText = error instanceof ApiError ? error.failure?.error : undefined;
  const key = error instanceof Error ? messageKeys.get(serverText ?? error.message) : undefined;
  return key ? t(`known.${key}`) : (serverText ?? t('unavailable'));
}

export function failedFields(error: unknown): Record<string, string> | undefined {
  return error instanceof ApiError ? error.failure?.fields : undefined;
}

function waitText(t: ReturnType<typeof useTranslations<'passwords'>>, seconds: number): string {
  return seconds < 90 ? t('waitSeconds', { count: seconds }) : t('waitMinutes', { count: Math.ceil(seconds / 60) });
}
