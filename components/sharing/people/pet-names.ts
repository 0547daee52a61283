import { useFormatter } from 'next-intl';
import { isolated } from '@/lib/core/i18n/isolate';

export function usePetNames(pets: readonly { name: string }[]): string {
  return useFormatter().list(pets.map(({ name }) => isolated(name)));
}
