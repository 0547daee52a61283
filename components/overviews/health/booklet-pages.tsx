'use client';

import type { ReactNode } from 'react';
import { AlbumPage } from './album-page';
import { type BookletData, bookletPages } from './booklet-data';
import { BookletFrame } from './booklet-frame';
import { BookletPage } from './booklet-page';
import { ContactsPage } from './contacts-page';
import { GrowthPage } from './growth-page';
import { IdentityPage } from './identity-page';
import { StampsPage } from './stamps-page';

interface BookletPagesProps extends BookletData {
  children: ReactNode;
}

export function BookletPages({ texts, names, identity, stamps, growth, album, contacts, children }: BookletPagesProps) {
  return (
    <BookletFrame texts={texts} pages={bookletPages.map((id) => ({ id, label: names[id] }))}>
      <IdentityPage of={identity} />
      <StampsPage of={stamps} />
      <GrowthPage of={growth} />
      <AlbumPage of={album} />
      <ContactsPage of={contacts} />
      <BookletPage id="paper" title={names.paper}>
        {children}
      </BookletPage>
    </BookletFrame>
  );
}
