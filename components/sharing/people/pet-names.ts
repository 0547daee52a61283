import { useFormatter } from 'next-intl';
import { isolated } from '@/lib/core/i18n/isolate';

/** For example "Luna and Milo", in the language of the page. */
export function usePetNames(pets: readonly { name: string }[]): string {
  return useFormatter().list(pets.map(({ name }) => isolated(name)));
}
