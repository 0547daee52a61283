import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RichText } from '@/components/records/pets/rich-text';
import { Card, CardTitle } from '@/components/ui/card';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { EmergencyCalls } from './emergency-calls';
import { ReaderCover } from './reader-cover';
import { readerOrder } from './reader-order';
import { ReaderParts } from './reader-parts';
import { SharedMeals } from './shared-meals';
import { SharedToday } from './shared-today';

export function SitterPage({ view, signed }: { view: SharedView; signed: ReactNode }) {
  const t = useTranslations('sharedPet');
  const { day, notes } = view;
  return (
    <>
      <ReaderCover view={view} />
      <main id="main" className="cover-honey mx-auto grid w-full max-w-3xl gap-5 px-4 pt-4">
        {day ? <SharedToday day={day} /> : null}
        <EmergencyCalls contacts={view.contacts} />
        {notes ? (
          <Card>
            <CardTitle className="mb-2">{t('goodToKnow')}</CardTitle>
            <RichText html={notes} />
          </Card>
        ) : null}
        {day && day.meals.length > 0 ? <SharedMeals meals={day.meals} /> : null}
        <ReaderParts view={view} parts={readerOrder.sitter} />
        {signed}
      </main>
    </>
  );
}
