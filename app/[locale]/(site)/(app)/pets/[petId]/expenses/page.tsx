import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CostTotals } from '@/components/records/expenses/cost-totals';
import { ExpenseList } from '@/components/records/expenses/expense-list';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
import { now } from '@/lib/core/time/clock';
import { getCosts } from '@/lib/records/expenses/queries';

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'expenses');
}

export default async function ExpensesPage({ params }: PetParams) {
  const page = await requirePet((await params).petId, 'view');
  const { pet, expenses, receipts, totals, currency } = await getCosts(page.access, page.viewer, now());
  const t = await getTranslations('expenses');
  return (
    <>
      <PetHeader of={page} current="expenses" title={t('title', { name: pet.name })} />
      <ClientContext namespaces={['entries', 'expenses', 'documents', 'sources']}>
        <CostTotals petId={pet.id} totals={totals} />
        <ExpenseList petId={pet.id} first={expenses} currency={currency} receipts={receipts} />
      </ClientContext>
    </>
  );
}
