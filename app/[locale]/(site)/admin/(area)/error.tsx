'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Renders inside the admin area, so that its navigation stays. */
export default function AdminError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} inside />;
}
