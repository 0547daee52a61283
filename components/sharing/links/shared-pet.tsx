import './shared.css';
import type { ReactNode } from 'react';
import type { Day } from '@/lib/core/time/dates';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { FinderPage, FinderStep } from './finder-page';
import { GroomerPage } from './groomer-page';
import { OtherPage } from './other-page';
import { ReaderFooter } from './reader-footer';
import { SitterPage } from './sitter-page';
import { VetPage } from './vet-page';

interface SharedPetProps {
  view: SharedView;
  base: string;
  lastDay: Day | null;
  form: ReactNode;
  signed?: ReactNode;
}

export function SharedPet({ view, base, lastDay, form, signed }: SharedPetProps) {
  const pages = {
    vet: () => <VetPage view={view} base={base} lastDay={lastDay} signed={signed} />,
    groomer: () => <GroomerPage view={view} />,
    sitter: () => <SitterPage view={view} signed={signed} />,
    finder: () => (form ? <FinderStep view={view}>{form}</FinderStep> : <FinderPage view={view} />),
    other: () => <OtherPage view={view} />,
  };
  return (
    <>
      {pages[view.kind]()}
      {view.kind === 'vet' ? null : <ReaderFooter lastDay={lastDay} />}
    </>
  );
}
