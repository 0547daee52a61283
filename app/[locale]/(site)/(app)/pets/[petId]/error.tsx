'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** Renders below the pet's layout, so that severe allergies stay visible. */
export default function PetError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} inside />;
}
