'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { useCreatedToast } from '@/components/collections/created-toast';
import { EntryForm } from '@/components/forms/entry-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { nameIn } from '@/lib/core/text/name-in';
import { createCard, vaccinationsClient } from '@/lib/records/vaccinations/client';
import type { ListedVaccination } from '@/lib/records/vaccinations/dose-marks';
import type { VaccinationCard, VaccinationCardValues } from '@/lib/records/vaccinations/schema';
import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';
import { CardRow } from './card-row';
import { storedName } from './stored-name';

interface CardFormProps {
  petId: string;
  names: Record<string, string>;
  suggested: readonly string[];
  onSaved: () => void;
}

const emptyRow = (givenOn: string) => ({ vaccine: '', givenOn, validUntil: '', batch: '' });

export function CardForm({ petId, names, suggested, onSaved }: CardFormProps) {
  const t = useTranslations('vaccinations');
  const { latest } = usePageContext();
  const router = useRouter();
  const showCreated = useCreatedToast(() => router.refresh());
  const saveCard = ({ entries }: VaccinationCard, key: string) => {
    const storedEntries = entries.map((entry) => ({ ...entry, vaccine: storedName(entry.vaccine, names) }));
    return createCard(petId, { entries: storedEntries }, key);
  };
  return (
    <EntryForm<VaccinationCardValues, VaccinationCard, ListedVaccination[]>
      draftKey={entryDraft('vaccination-card', petId, null)}
      schema={async () => (await import('@/lib/records/vaccinations/schema')).vaccinationCard(latest)}
      initial={{ entries: [emptyRow('')] }}
      save={saveCard}
      onSaved={(doses) => {
        onSaved();
        const removeAll = () => Promise.all(doses.map((dose) => vaccinationsClient.remove(petId, dose)));
        showCreated(t('card.saved', { count: doses.length }), removeAll);
      }}
    >
      <CardRows names={suggested.map((id) => nameIn(names, id))} />
    </EntryForm>
  );
}

function CardRows({ names }: { names: readonly string[] }) {
  const t = useTranslations('vaccinations');
  const { control, getValues } = useFormContext<VaccinationCardValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'entries' });
  const addRow = () => append(emptyRow(getValues('entries').at(-1)?.givenOn ?? ''));
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('card.hint')}</p>
      <ol className="grid gap-2">
        {fields.map(({ id }, index) => (
          <CardRow key={id} index={index} names={names} onRemove={fields.length > 1 ? () => remove(index) : null} />
        ))}
      </ol>
      {fields.length < vaccinationLimits.onCard ? (
        <Button variant="outline" onClick={addRow}>
          <Icon of="plus" />
          {t('card.addRow')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('card.full', { count: vaccinationLimits.onCard })}</p>
      )}
    </div>
  );
}
