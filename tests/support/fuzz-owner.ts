import { collections } from '@/lib/collections/registry';
import { entriesOf, type PlainCollection } from './entries';
import { aPdf } from './pdf';
import { aMember, type Person } from './people';
import { addsPhoto } from './photos';

export interface Owner {
  person: Person;
  ids: Record<string, string>;
}

async function createEntry(person: Person, path: string, body: Record<string, unknown> | FormData) {
  const answer = await person.post(path, body);
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Record<string, string>;
}

export async function anOwner(): Promise<Owner> {
  const person = await aMember();
  const { body: user } = await person.get('/api/users/current');
  const { id: petId } = await person.addsPet();
  const pet = `/api/pets/${petId}`;
  const ids: Record<string, string> = { userId: user.id, petId, date: '2026-11-20', list: 'puppy', item: 'crate' };
  for (const [name, body] of Object.entries(entriesOf((kind) => kind))) {
    const { id = '' } = await createEntry(person, `${pet}/${name}`, body);
    ids[collections[name as PlainCollection].parameter] = id;
  }
  const share = await createEntry(person, `${pet}/shares`, { label: 'Dr. Paw', kind: 'vet' });
  const dose = await createEntry(person, `${pet}/medications/${ids.medicationId}/doses`, { status: 'given' });
  const trainingSession = { practisedAt: '2026-03-07T08:00:00Z', minutes: 5 };
  const session = await createEntry(person, `${pet}/training/${ids.skillId}/sessions`, trainingSession);
  const readingBody = { measuredAt: '2026-03-07T08:00:00Z', value: 200 };
  const reading = await createEntry(person, `${pet}/measures/${ids.measureId}/readings`, readingBody);
  const photo = await addsPhoto(person, petId);
  const link = await createEntry(person, `${pet}/photos/${photo.id}/links`, {});
  const papers = new FormData();
  papers.append('file', new Blob([new Uint8Array(aPdf())]), 'paper.pdf');
  const document = await createEntry(person, `${pet}/documents`, papers);
  const feed = await createEntry(person, `/api/users/${user.id}/calendar-feed`, {});
  const last = (url = '') => url.split('/').at(-1) ?? '';
  return {
    person,
    ids: {
      ...ids,
      shareId: share.id ?? '',
      accessKey: share.accessKey ?? '',
      doseId: dose.id ?? '',
      sessionId: session.id ?? '',
      readingId: reading.id ?? '',
      photoId: photo.id,
      linkId: link.id ?? '',
      linkKey: last(link.url),
      documentId: document.id ?? '',
      feed: last(feed.url),
    },
  };
}
