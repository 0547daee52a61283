import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { TableKind } from '@/lib/sharing/table-import/kinds';

interface TableLinkProps {
  petId: string;
  kind: TableKind;
}

export function TableLink({ petId, kind }: TableLinkProps) {
  const t = useTranslations('tableImport');
  return (
    <Allowed to="edit">
      <p className="-mx-4 mt-1 print:hidden">
        <Button asChild variant="link">
          <IntentLink href={`${paths.importTable}?pet=${petId}&of=${kind}`}>
            <Icon of="upload" />
            {t(kind === 'appointments' ? 'calendar.link' : 'link')}
          </IntentLink>
        </Button>
      </p>
    </Allowed>
  );
}
