import { useFormatter } from 'next-intl';
import { isolate } from '@/lib/core/i18n/isolate';

export function usePetNames(pets: readonly { name: string }[]): string {
  return useFormatter().list(pets.map(({ name }) => isolate(name)));
}
