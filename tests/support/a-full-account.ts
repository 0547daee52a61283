import { randomInt } from 'node:crypto';
import { collections } from '@/lib/collections/registry';
import { addsDocument, form } from './a-vet-answer';
import { entriesOf, type Marker, nestedEntriesOf, type PlainCollection } from './entries';
import { aPdf } from './pdf';
import { Person } from './people';
import { addsPhoto, aPhoto } from './photos';
import { browserKeys } from './push-service';
import { type Answer, Visitor } from './visitor';

export const accountPassword = 'three brown horses on the hill';

export interface Links {
  accessKey: string;
  linkKey: string;
}

export interface FullAccount {
  person: Person;
  tag: string;
  /** Ids by parameter name in `app/`. `trainingSessionId` is `sessionId` below a skill. */
  ids: Record<string, string>;
  feed: string;
  open: Links;
  revoked: Links;
  lockedKey: string;
  expiringKey: string;
}

const pathOf = (url: string) => new URL(url).pathname;
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function must({ status, body }: Answer, what: string): Answer['body'] {
  if (status >= 400) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export function plantedIn(text: string, tag: string): string[] {
  return [...new Set([...text.matchAll(new RegExp(`planted([a-z]+?)${tag}`, 'gi'))].map(([, kind = '']) => kind))];
}

/** @param lives lifetime of the expiring link in milliseconds @param mark prefix of each marker */
export async function aFullAccount(lives = 6000, mark = ''): Promise<FullAccount> {
  // Digits only, because letters may resemble the name of a medicine.
  const tag = `x${randomInt(10 ** 10)}x`;
  const word: Marker = (kind) => `${mark}Planted${kind}${tag}`;
  const person = new Person(`plantedemail${tag}@example.com`);
  const names = { firstName: word('First'), lastName: word('Last') };
  const { user } = must(await person.registers(accountPassword, names), 'registering');
  const own = `/api/users/${user.id}`;
  const ids: Record<string, string> = {
    userId: user.id,
    list: 'citizen',
    item: 'come',
    date: new Date().toISOString().slice(0, 10),
  };
  ids.sessionId = must(await person.get(`${own}/sessions`), 'sessions').items[0].id;
  must(await person.upload(`${own}/photo`, await aPhoto()), 'a photo of oneself');
  const pet = await person.addsPet({
    name: word('Name'),
    breed: word('Breed'),
    colour: word('Colour'),
    markings: word('Markings'),
    passportNumber: word('Number'),
    insurance: word('Insurance'),
    emergencyContact: word('Contact'),
    vetClinic: word('VetClinic'),
    notes: `<p>${word('Notes')}</p>`,
    dateOfBirth: '2021-03-07',
  });
  ids.petId = pet.id;
  const base = `/api/pets/${pet.id}`;
  must(await person.patch(base, { visitQuestions: word('Question') }), 'questions');
  must(await person.upload(`${base}/photo`, await aPhoto()), 'a photo of the pet');
  for (const [list, entry] of Object.entries(entriesOf(word)))
    ids[collections[list as PlainCollection].parameter] = must(await person.post(`${base}/${list}`, entry), list).id;
  const nestedIds: Record<string, string> = { doses: 'doseId', sessions: 'trainingSessionId', readings: 'readingId' };
  for (const [list, name, entry] of nestedEntriesOf(word)) {
    const above = `${base}/${list}/${ids[collections[list].parameter]}`;
    ids[nestedIds[name] ?? name] = must(await person.post(`${above}/${name}`, entry), name).id;
  }
  must(await person.change('PUT', `${base}/routines/${ids.routineId}/completions/${ids.date}`, {}), 'a completion');
  must(await person.change('PUT', `${base}/training/checks/${ids.list}/${ids.item}`), 'a check');
  must(await person.upload(`${base}/documents`, aPdf(), `${word('Paper')}.pdf`), 'a paper');
  const scan = must(await person.upload(`${base}/documents`, await aPhoto(), `${word('Scan')}.jpg`), 'a scan');
  ids.documentId = scan.id;
  const fields = { caption: word('Caption'), location: word('Location'), tags: word('Tag') };
  ids.photoId = (await addsPhoto(person, pet.id, { fields })).id;
  const photoLink = async () => {
    const { id, url } = must(await person.post(`${base}/photos/${ids.photoId}/links`, {}), 'a photo link');
    return { id, linkKey: lastOf(pathOf(url)) };
  };
  const [link, endedLink] = [await photoLink(), await photoLink()];
  ids.linkId = link.id;
  must(await person.delete(`${base}/photos/${ids.photoId}/links/${endedLink.id}`), 'ending a photo link');
  const label = word('Label');
  const share = await person.sharesPet(pet.id, { label, sections: ['documents'] });
  const visit = { visitedOn: ids.date, description: word('Answer') };
  const by = { name: word('Vet'), clinic: word('Clinic') };
  const [vet, calls] = [new Visitor(), `/api/shared/${share.accessKey}`];
  must(await vet.send('POST', `${calls}/proposals`, { kind: 'vet-records', entry: visit, by }), 'a proposal');
  await addsDocument(vet, calls, aPdf(), { name: word('Report') });
  await form(vet, `${calls}/answer`, { do: 'send', ...by });
  ids.proposalId = must(await person.get(`${base}/proposals`), 'proposals').items[0].id;
  const endedShare = await person.sharesPet(pet.id, { label });
  const lockedShare = await person.sharesPet(pet.id, { label, pin: '4711' });
  must(await person.delete(`${base}/shares/${endedShare.id}`), 'revoking');
  ids.shareId = share.id;
  const invitation = must(await person.post('/api/invitations', { pets: [pet.id], role: 'carer' }), 'an invitation');
  ids.key = lastOf(pathOf(invitation.url));
  const stay = { pets: [pet.id], from: ids.date, until: ids.date, label: word('Sitter'), allows: ['ticks'] };
  ids.stayId = must(await person.post('/api/stays', stay), 'a stay').id;
  ids.messageId = await findPet(person, base, word);
  must(await person.post('/api/feedback', { kind: 'message', text: word('Feedback') }), 'feedback');
  ids.feedbackId = must(await person.get('/api/feedback'), 'feedback').items[0].id;
  // No server listens on this port, so push requests fail at once.
  const subscription = { endpoint: `http://127.0.0.1:9/${tag}`, keys: browserKeys() };
  must(await person.post(`${own}/push-subscriptions`, subscription), 'a device');
  const webhook = { kind: 'webhook', address: `http://127.0.0.1:9/${tag}`, token: 'secret' };
  ids.serviceId = must(await person.post(`${own}/notification-services`, webhook), 'a service').id;
  const feed = pathOf(must(await person.post(`${own}/calendar-feed`, {}), 'a feed').url);
  const expiresAt = new Date(Date.now() + lives).toISOString();
  const expiring = await person.sharesPet(pet.id, { label, expiresAt });
  return {
    person,
    tag,
    ids,
    feed,
    open: { accessKey: share.accessKey, linkKey: link.linkKey },
    revoked: { accessKey: endedShare.accessKey, linkKey: endedLink.linkKey },
    lockedKey: lockedShare.accessKey,
    expiringKey: expiring.accessKey,
  };
}

async function findPet(owner: Person, base: string, word: Marker): Promise<string> {
  const lostState = must(await owner.change('PUT', `${base}/lost`, { note: word('Lost') }), 'saying that it is lost');
  const page = pathOf(lostState.share.url);
  const finder = new Visitor();
  const html = String((await finder.get(`${page}?write=1`)).body);
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const form = new URLSearchParams({ text: word('Found'), contact: word('Finder'), token, lng: 'en' });
  await finder.send('POST', `/api${page}/message`, form.toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  const { items } = must(await owner.get(`${base}/finder-messages`), 'messages of finders');
  if (items.length === 0) throw new Error('the message of the finder did not arrive');
  return items[0].id;
}
