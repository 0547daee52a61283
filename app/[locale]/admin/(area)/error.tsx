'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Inside of the area, whose navigation stays. */
export default function AdminError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} inside />;
}
