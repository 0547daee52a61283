import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/lib/core/i18n/locales';

interface ProofPdfProps {
  petId: string;
  query: Record<string, string | string[] | undefined>;
}

export function ProofPdf({ petId, query: { rules, from, until } }: ProofPdfProps) {
  const t = useTranslations('stayProof');
  const lng = languageOf(usePageContext().locale);
  const query = new URLSearchParams({ rules: String(rules), from: String(from), until: String(until), lng });
  return (
    <Button asChild variant="outline">
      <a href={`/api/pets/${petId}/stay-proof.pdf?${query}`} download>
        <Icon of="file-text" className="size-5" />
        {t('pdf')}
      </a>
    </Button>
  );
}
