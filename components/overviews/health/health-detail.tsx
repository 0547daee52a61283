import './health.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { PetFace } from '@/components/records/pets/pet-face';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { Pet } from '@/lib/records/pets/pet';
import { type HealthPage, sectionsOf, wordsOf } from './health-parts';

interface HealthDetailProps {
  pet: Pick<Pet, 'id' | 'name' | 'type' | 'photoUrl' | 'cover'>;
  page: HealthPage;
  sections: Partial<Record<(typeof sectionsOf)[HealthPage][number], ReactNode>>;
}

/** Lists above pages of one of their items. */
const abovePages: Partial<Record<HealthPage, 'lab-reports' | 'measures'>> = {
  analyte: 'lab-reports',
  measure: 'measures',
};

export function HealthDetail({ pet, page, sections }: HealthDetailProps) {
  const t = useTranslations();
  const parts = sectionsOf[page];
  const above = abovePages[page];
  const toAbove = above === 'measures' ? t('measures.chart.back') : t('labReports.chart.back');
  const title = parts.length > 1 ? t('health.tiles.allergies.title') : t(`${wordsOf(page)}.title`);
  return (
    <div className="health-detail">
      <header>
        <IntentLink
          href={paths.petHealth(pet.id, above)}
          aria-label={above ? toAbove : t('health.tiles.back', { name: pet.name })}
          className="tap detail-back"
        >
          <Icon of="arrow-left" />
        </IntentLink>
        <PetFace pet={pet} size={40} />
        <h1 id={`${page}-page`}>
          {title}
          <span className="sr-only">, {pet.name}</span>
        </h1>
      </header>
      {parts.map((part) => (
        <section
          key={part}
          id={part}
          aria-labelledby={parts.length > 1 ? `${part}-title` : `${page}-page`}
          className="scroll-mt-4"
        >
          {parts.length > 1 ? <h2 id={`${part}-title`}>{t(`${wordsOf(part)}.title`)}</h2> : null}
          {sections[part]}
        </section>
      ))}
    </div>
  );
}
