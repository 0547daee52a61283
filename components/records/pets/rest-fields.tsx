'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import type { CountryOption } from '@/lib/records/pets/home-options';
import { ContactFields, IdentificationFields } from './care-fields';
import { HomeFields } from './home-fields';
import { MoreFields } from './more-fields';
import { NotesField } from './notes-field';

interface RestFieldsProps {
  countries: readonly CountryOption[];
  notes: ReactNode;
}

export function RestFields({ countries, notes }: RestFieldsProps) {
  const t = useTranslations('pets');
  return (
    <>
      <Card className="grid gap-5">
        <CardTitle>{t('groups.identification')}</CardTitle>
        <IdentificationFields />
      </Card>
      <Card className="grid gap-5">
        <div>
          <CardTitle>{t('groups.home')}</CardTitle>
          <p className="mt-1 text-muted">{t('hints.home')}</p>
        </div>
        <HomeFields countries={countries} />
      </Card>
      <Card className="grid gap-5">
        <CardTitle>{t('groups.contacts')}</CardTitle>
        <ContactFields />
      </Card>
      <Card className="grid gap-3">
        <CardTitle>{t('groups.notes')}</CardTitle>
        <NotesField preview={notes} />
      </Card>
      <MoreFields />
    </>
  );
}
