import './provenance.css';
import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { MarkIcon } from '@/components/ornaments/source-mark';
import { DocumentChips } from '@/components/records/documents/document-chips';
import { PetFace } from '@/components/records/pets/pet-face';
import { ClientContext } from '@/components/shell/client-context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { changeFact, paths } from '@/lib/core/config/paths';
import type { Fact } from '@/lib/overviews/provenance/queries';
import type { PetCover, PetType } from '@/lib/records/pets/vocabulary';
import { FactHistory } from './fact-history';
import { FactSentence } from './fact-sentence';
import { FactStamp } from './fact-stamp';
import { FactValues } from './fact-values';
import { useFieldWords } from './field-words';

interface FactPageProps {
  pet: { id: string; name: string; type: PetType; cover: PetCover; photoUrl: string | null };
  fact: Fact;
}

export function FactPage({ pet, fact }: FactPageProps) {
  const t = useTranslations('whoseWord');
  const visit = useTranslations('vetRecords')('visit');
  const history = useTranslations('sources')('history');
  const { textOf } = useFieldWords(fact.fields.all);
  const { part, id, source, documents } = fact;
  const title = textOf(fact.fields.title, fact.values) || visit;
  const isVaccination = part === 'vaccinations';
  return (
    <article className="fact">
      <header>
        <IntentLink href={listOf(pet.id, part)} aria-label={t('back')} className="tap fact-back">
          <Icon of="arrow-left" />
        </IntentLink>
        <PetFace pet={pet} size={40} />
        <h1>
          <bdi>{title}</bdi>
          <span className="sr-only">
            , <bdi>{pet.name}</bdi>
          </span>
        </h1>
        {isVaccination ? null : <MarkIcon of={source.kind} size={44} className="ml-auto" />}
      </header>
      {isVaccination ? <FactStamp of={fact} /> : null}
      <FactSentence of={fact} />
      <FactValues of={fact} />
      {documents.length > 0 ? (
        <ClientContext namespaces={['documents', 'entries']}>
          <DocumentChips petId={pet.id} parent={parentOf(fact)} documents={documents} name={title} />
        </ClientContext>
      ) : null}
      <h2>{history}</h2>
      <FactHistory of={fact} />
      <ChangeFact href={changeFact(pet.id, part, id)} reader={source.reader?.name ?? null} />
    </article>
  );
}

function listOf(petId: string, part: Fact['part']): string {
  return part === 'vet-records' ? paths.petVetRecords(petId) : paths.petHealth(petId, part);
}

function parentOf({ id, part }: Fact) {
  if (part === 'vaccinations') return { vaccinationId: id };
  return part === 'medications' ? { medicationId: id } : { vetRecordId: id };
}

function ChangeFact({ href, reader }: { href: string; reader: string | null }) {
  const t = useTranslations('whoseWord');
  const can = useCan();
  if (!can.edit) return null;
  return (
    <div className="mt-6 grid gap-2 print:hidden">
      <Button asChild variant="outline" size="large" block>
        <IntentLink href={href} aria-describedby={reader === null ? undefined : 'change-warning'}>
          <Icon of="pencil" />
          {t('change')}
        </IntentLink>
      </Button>
      {reader === null ? null : (
        <p id="change-warning" className="text-center text-sm text-muted">
          {t('warning', { name: reader })}
        </p>
      )}
    </div>
  );
}
