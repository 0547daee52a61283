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

export function BookletPages(props: BookletPagesProps) {
  const { petId, texts, names, identity, stamps, growth, album, contacts, children } = props;
  return (
    <BookletFrame texts={texts} pages={bookletPages.map((id) => ({ id, label: names[id] }))}>
      <IdentityPage petId={petId} of={identity} />
      <StampsPage petId={petId} of={stamps} />
      <GrowthPage petId={petId} of={growth} />
      <AlbumPage petId={petId} of={album} />
      <ContactsPage petId={petId} of={contacts} />
      <BookletPage id="paper" title={names.paper}>
        {children}
      </BookletPage>
    </BookletFrame>
  );
}
