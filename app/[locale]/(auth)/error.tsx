'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Inside of the frame that every page of the sign-in has. */
export default function AuthError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} inside />;
}
