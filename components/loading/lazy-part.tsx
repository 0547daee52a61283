'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { SheetContext } from '@/components/ui/sheet-context';
import { isOnline } from '@/lib/browser/api/connection';
import { toast } from '@/lib/browser/page/toast';
import { reloadPage } from '@/lib/browser/page/unsaved';
import { SectionError } from './section-error';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Part<Props> = (props: Props) => ReactNode;

/** React caches a failed `lazy` forever, so it is recreated after each failure. */
interface Source {
  load: () => ComponentType<object>;
  current: ComponentType<object>;
}

interface LoadedPartProps {
  source: Source;
  props: object;
  instead: ReactNode;
}

function LoadedPart({ source, props, instead }: LoadedPartProps) {
  const [Loaded, show] = useState(() => source.current);
  const renew = () => {
    source.current = source.load();
  };
  return (
    <SectionError instead={instead} onFail={renew} onRetry={() => show(() => source.current)}>
      <Loaded {...props} />
    </SectionError>
  );
}

export function lazyWith<Props extends object>(load: Load<Props>, instead: (props: Props) => ReactNode): Part<Props> {
  const createLazy = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const source = { load: createLazy, current: createLazy() };
  return (props) => <LoadedPart source={source} props={props} instead={instead(props)} />;
}

/** Loads a part's code when it is rendered. Reports a failure in its place (R2.7). */
export function lazyPart<Props extends object>(load: Load<Props>): Part<Props> {
  return lazyWith(load, () => undefined);
}

export function lazyExtra<Props extends object>(load: Load<Props>): Part<Props> {
  return lazyWith(load, () => null);
}

export function lazyDialog<Props extends object>(load: Load<Props>, giveUp?: (props: Props) => void): Part<Props> {
  const closeHandler = (props: Props) => (giveUp ? () => giveUp(props) : (props as { onClose?: () => void }).onClose);
  return lazyWith(load, (props) => <MissingPart giveUp={closeHandler(props)} />);
}

export function MissingPart({ giveUp }: { giveUp: (() => void) | undefined }) {
  const t = useTranslations('shell.error');
  const sheet = use(SheetContext);
  const notifyFailure = useEffectEvent(() => {
    const action = { label: t('reload'), onClick: reloadPage };
    const failureNotice = { title: t('title'), description: t('sectionText'), action };
    const missing = { title: t('missing'), description: t('missingText') };
    toast({ ...(isOnline() ? failureNotice : missing), tone: 'danger' });
    if (giveUp) giveUp();
    else sheet?.close();
  });
  useEffect(() => notifyFailure(), []);
  return null;
}
