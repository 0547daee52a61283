type Variables = Record<string, string | undefined>;

/**
 * `APP_URL`, or the address that Vercel assigns: a preview's own, or the production domain.
 * Names: https://vercel.com/docs/environment-variables/system-environment-variables
 */
export function appUrlOf({ APP_URL, VERCEL_ENV, VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL }: Variables) {
  if (APP_URL) return APP_URL;
  const host = VERCEL_ENV === 'production' ? VERCEL_PROJECT_PRODUCTION_URL : VERCEL_URL;
  return host ? `https://${host}` : undefined;
}
