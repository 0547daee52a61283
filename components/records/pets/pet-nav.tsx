import { CalendarDays, FileText, GraduationCap, HeartPulse, Images, ListChecks, Pencil, Send, Stamp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { IntentLink } from '@/components/shell/intent-link';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/core/config/paths';
import { NavStrip } from './nav-strip';

const sections = [
  { key: 'overview', icon: Stamp, path: paths.pet },
  { key: 'health', icon: HeartPulse, path: paths.petHealth },
  { key: 'routines', icon: ListChecks, path: paths.petRoutines },
  { key: 'training', icon: GraduationCap, path: paths.petTraining },
  { key: 'appointments', icon: CalendarDays, path: paths.petAppointments },
  { key: 'vetRecords', icon: FileText, path: paths.petVetRecords },
  { key: 'social', icon: Images, path: paths.petSocial },
  { key: 'edit', icon: Pencil, path: paths.editPet, needs: 'edit' },
  { key: 'share', icon: Send, path: paths.sharePet, needs: 'own' },
] as const;

interface PetNavProps {
  pet: { id: string; name: string };
  current?: (typeof sections)[number]['key'];
}

/** R2.15. */
export function PetNav({ pet, current }: PetNavProps) {
  const t = useTranslations('pets.nav');
  const can = useCan();
  const shown = sections.filter((section) => !('needs' in section) || can[section.needs]);
  return (
    <nav aria-label={t('label', { name: pet.name })} className="-mx-4 mb-6 print:hidden">
      <NavStrip>
        {/* As wide as its tabs, so that the padding at the end scrolls along. */}
        <ul className="mx-4 flex w-max min-w-[calc(100%-2rem)] border-b border-line pt-2">
          {shown.map(({ key, icon, path }) => (
            <li key={key} className="grow">
              <IntentLink
                href={path(pet.id)}
                aria-current={key === current ? 'page' : undefined}
                className={cn(
                  'tap -mb-px flex flex-col items-center gap-1 border-b-2 px-2 pt-1 pb-2 text-sm whitespace-nowrap',
                  key === current
                    ? 'border-primary font-medium text-primary shadow-none'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                <Icon of={icon} className="size-5" />
                {t(key)}
              </IntentLink>
            </li>
          ))}
        </ul>
      </NavStrip>
    </nav>
  );
}

export function PetNavSkeleton() {
  return <Skeleton className="mt-2 mb-6 h-14 w-72 max-w-full" />;
}
