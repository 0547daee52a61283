import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { paths } from '@/lib/core/config/paths';
import type { HeaderLink } from './pet-header-view';

const tabs = [
  { key: 'overview', parts: [] },
  {
    key: 'health',
    parts: [
      { key: 'health', label: 'summary', path: (petId: string) => paths.petHealth(petId) },
      { key: 'vetRecords', label: 'vetRecords', path: paths.petVetRecords },
      { key: 'expenses', label: 'expenses', path: paths.petExpenses },
    ],
  },
  {
    key: 'days',
    parts: [
      { key: 'routines', label: 'routines', path: paths.petRoutines },
      { key: 'training', label: 'training', path: paths.petTraining },
      { key: 'appointments', label: 'appointments', path: paths.petAppointments },
    ],
  },
  { key: 'social', parts: [] },
] as const;

type Tab = (typeof tabs)[number];

export type PetSection = 'overview' | 'social' | 'edit' | 'share' | Tab['parts'][number]['key'];

const holds = ({ key, parts }: Tab, current: PetSection | null) =>
  key === current || parts.some((part) => part.key === current);

const here = (isHere: boolean) => (isHere ? 'page' : undefined);

/** Links on every page of a pet (R2.15). */
export function usePetTabs(current: PetSection | null): Record<'actions' | 'tabs', HeaderLink[]> {
  const t = useTranslations('pets.nav');
  const can = useCan();
  const link = (to: HeaderLink['to'], isHere: boolean): HeaderLink => ({ to, text: t(to), ...(isHere && { isHere }) });
  return {
    actions: [...(can.edit ? [link('edit', current === 'edit')] : []), link('share', current === 'share')],
    tabs: tabs.map((tab) => link(tab.key, holds(tab, current))),
  };
}

interface PetPartsProps {
  pet: { id: string; name: string };
  current: PetSection | null;
}

export function PetParts({ pet: { id, name }, current }: PetPartsProps) {
  const t = useTranslations('pets.nav');
  const tab = tabs.find((one) => holds(one, current));
  if (!tab || tab.parts.length === 0) return null;
  return (
    <nav aria-label={t('parts', { section: t(tab.key), name })} className="print:hidden">
      <ul className="part-tabs">
        {tab.parts.map(({ key, label, path }) => (
          <li key={key}>
            <IntentLink href={path(id)} aria-current={here(key === current)} className="tap">
              {t(label)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
