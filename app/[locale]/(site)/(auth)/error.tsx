'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Renders inside the frame of the sign-in pages. */
export default function AuthError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} inside />;
}
