import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import { Card, CardTitle } from '@/components/ui/card';
import type { AppointmentBook } from '@/lib/records/appointments/queries';
import { AppointmentList } from './appointment-list';

interface AppointmentBookViewProps {
  book: AppointmentBook;
}

export function AppointmentBookView({ book }: AppointmentBookViewProps) {
  const t = useTranslations('appointments');
  const { pet, upcoming, past, recorded } = book;
  const list = { petId: pet.id, recorded };
  const nothing = upcoming.items.length === 0 && past.items.length === 0;
  return (
    <div className="grid gap-4">
      <Card id="upcoming">
        <CardTitle className="mb-2">{t('upcoming')}</CardTitle>
        <AppointmentList
          {...list}
          first={upcoming}
          empty={
            nothing ? <EmptyState drawing="trail" title={t('emptyTitle')} text={t('emptyText')} /> : t('noneUpcoming')
          }
          ahead
        />
      </Card>
      {past.items.length > 0 ? (
        <Card id="past">
          <CardTitle className="mb-2">{t('past')}</CardTitle>
          <AppointmentList {...list} first={past} empty={null} />
        </Card>
      ) : null}
    </div>
  );
}
