'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { onLaunchedFile } from '@/lib/browser/page/launched-file';
import { toast } from '@/lib/browser/page/toast';
import { csvTextOf } from '@/lib/browser/tables/csv-text';
import { paths } from '@/lib/core/config/paths';
import { isolate } from '@/lib/core/i18n/isolate';
import { ImportForm } from './import-form';

interface LaunchedImportProps {
  pets: readonly { id: string; name: string }[];
}

/** Imports weights from the file opened by the system. Without a file, the user chooses one here. */
export function LaunchedImport({ pets }: LaunchedImportProps) {
  const t = useTranslations('weights.csv');
  const router = useRouter();
  const id = useId();
  const [petId, setPetId] = useState(pets[0]?.id ?? '');
  const [csv, setCsv] = useState('');
  useEffect(() => onLaunchedFile((file) => void csvTextOf(file).then(setCsv)), []);
  const onImported = (count: number) => {
    toast({ title: t('imported', { count }) });
    router.push(paths.petHealth(petId, 'weights'));
  };
  return (
    <div className="grid max-w-xl gap-5">
      {pets.length > 1 ? (
        <div>
          <Label htmlFor={`${id}-pet`}>{t('whose')}</Label>
          <Select id={`${id}-pet`} className="mt-1.5" value={petId} onChange={({ target }) => setPetId(target.value)}>
            {pets.map((pet) => (
              <option key={pet.id} value={pet.id}>
                {isolate(pet.name)}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <ImportForm key={`${petId} ${csv}`} petId={petId} csv={csv} onImported={onImported} />
    </div>
  );
}
