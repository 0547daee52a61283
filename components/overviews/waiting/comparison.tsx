'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCan, usePageContext } from '#page-context';
import { Form } from '@/components/forms/form';
import { TwoVersions } from '@/components/forms/two-versions';
import type { OpenVersions } from '@/components/forms/use-versions';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { PageContextProvider } from '@/components/shell/page-context-provider';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { Namespace } from '@/lib/core/i18n/messages';
import { instantFromMs } from '@/lib/core/time/dates';
import { listRings } from '@/lib/overviews/waiting/client';
import type { Ring } from '@/lib/page-context/ring';
import { fieldsOf } from '@/lib/records/fields';
import { type AnyFields, type Choices, chosenChanges, mergeVersions, type Values } from '@/lib/versions/merge';
import { OvertakenError } from '@/lib/versions/overtaken-error';

interface ComparisonProps {
  of: WaitingWrite;
  name: string;
  current: Values;
  onClose: () => void;
}

const namespacesOf = (fields: AnyFields) => {
  const labels = Object.values(fields).flatMap((field) => field?.label.split('.')[0] ?? []);
  return [...new Set(['entries', 'versions', ...labels])] as Namespace[];
};

/** Compares an unsent change with the stored entry, field by field (R12.3). */
export function Comparison({ of: waiting, name, current, onClose }: ComparisonProps) {
  const fields = fieldsOf(waiting.collection);
  const [rings] = useState(() => listRings(waiting.petId, current));
  if (fields === null) return null;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={name}>
        <LazyMessages namespaces={namespacesOf(fields)}>
          <Suspense>
            <WithRings rings={rings}>
              <VersionChoice of={waiting} current={current} fields={fields} onClose={onClose} />
            </WithRings>
          </Suspense>
        </LazyMessages>
      </DialogContent>
    </Dialog>
  );
}

function WithRings({ rings, children }: { rings: Promise<readonly Ring[]>; children: ReactNode }) {
  return (
    <PageContextProvider reader={usePageContext()} can={useCan()} rings={use(rings)}>
      {children}
    </PageContextProvider>
  );
}

interface ChoosingProps extends Omit<ComparisonProps, 'name'> {
  fields: AnyFields;
}

function VersionChoice({ of: waiting, current, fields, onClose }: ChoosingProps) {
  const t = useTranslations('waiting.trouble');
  const form = useForm();
  const [choices, setChoices] = useState<Choices>({});
  const { seq, opened, body, madeAt } = waiting;
  const versions = { opened: opened ?? {}, changes: body ?? {}, current };
  const saveChoice = async () => {
    const changes = chosenChanges(versions, choices, fields);
    const { decideWaiting } = await loadOutbox();
    void decideWaiting(seq, () => ({ body: changes, opened: current, shown: { ...current, ...changes } }));
    onClose();
  };
  const open: OpenVersions = {
    error: new OvertakenError(versions, saveChoice),
    merge: mergeVersions(versions, fields),
    fields,
    writtenAt: instantFromMs(madeAt).toISOString(),
  };
  return (
    <Form form={form} draftKey={null} onSubmit={saveChoice}>
      <TwoVersions
        of={open}
        choices={choices}
        onChoose={(field, choice) => setChoices((before) => ({ ...before, [field]: choice }))}
        onLeave={onClose}
        leaveLabel={t('later')}
      />
    </Form>
  );
}
