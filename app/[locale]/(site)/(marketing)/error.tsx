'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Renders below the site's header, which stays. */
export default function PublicError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} />;
}
