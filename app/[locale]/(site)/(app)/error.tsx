'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Renders inside the shell, so that the navigation stays. */
export default function SignedInError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} inside />;
}
