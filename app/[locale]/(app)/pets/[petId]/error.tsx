'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Below the layout of the pet, so that its severe allergies stay in sight. */
export default function PetError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} inside />;
}
