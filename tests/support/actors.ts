import { accountPassword, type FullAccount, type Links, plantedIn } from './a-full-account';
import { aProgramOf } from './access-tokens';
import { anAdmin } from './admins';
import type { ActorName } from './authorization-table';
import { aMember, Person } from './people';
import { Visitor } from './visitor';

export interface Actor {
  visitor: Visitor;
  token: string;
  keys: Links;
  mayRead: readonly string[];
}

const nothing: Links = { accessKey: 'A'.repeat(43), linkKey: 'A'.repeat(43) };
const forAdmins = ['email', 'first', 'last', 'feedback'];

const forReaders = ['name', 'breed', 'colour', 'markings', 'scan', 'paper', 'caption'];

async function anActor(visitor: Visitor, keys = nothing, mayRead: readonly string[] = []): Promise<Actor> {
  const { body } = await visitor.get('/api/csrf-token');
  return { visitor, token: body.token, keys, mayRead };
}

/** Kinds about the owner alone, which are hidden from the pet's other members. */
const aboutOwner = ['email', 'feedback', 'found', 'finder', 'label', 'lost'];
const forPeople = { includes: (kind: string) => !aboutOwner.includes(kind) } as unknown as string[];

async function aPersonOf(owner: Person, petId: string, role: 'carer' | 'viewer'): Promise<Person> {
  const person = await aMember();
  await owner.invites(person, petId, role);
  return person;
}

async function withoutAccess(owner: Person, petId: string): Promise<Person> {
  const person = await aPersonOf(owner, petId, 'carer');
  const { body } = await person.get('/api/users/current');
  const { status } = await owner.delete(`/api/pets/${petId}/members/${body.id}`);
  if (status !== 200) throw new Error(`removing a carer answered ${status}`);
  return person;
}

function withCookies(cookies: ReadonlyMap<string, string>): Visitor {
  const visitor = new Visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

async function untilGone(path: string): Promise<void> {
  const visitor = () => new Visitor().get(path);
  const until = Date.now() + 15_000;
  while (Date.now() < until) if ((await visitor()).status === 404) return;
  throw new Error('the link does not expire');
}

export async function allActors(account: FullAccount): Promise<Record<ActorName, Actor>> {
  const { person, open, revoked, lockedKey, expiringKey } = account;
  const everything = { includes: () => true } as unknown as string[];
  const elsewhere = new Person(person.email);
  await elsewhere.logsIn(accountPassword);
  const old = new Map(elsewhere.cookies);
  await elsewhere.post('/api/auth/logout');
  const formerMember = await aMember();
  const goneShare = await formerMember.sharesPet((await formerMember.addsPet()).id);
  const goneCookies = new Map(formerMember.cookies);
  const { body } = await formerMember.get('/api/users/current');
  const { status } = await formerMember.delete(`/api/users/${body.id}`);
  if (status !== 200) throw new Error(`deleting an account answered ${status}`);
  const key = (accessKey: string): Links => ({ ...nothing, accessKey });
  const actors = {
    guest: await anActor(new Visitor()),
    owner: await anActor(person, nothing, everything),
    carer: await anActor(await aPersonOf(person, account.ids.petId ?? '', 'carer'), nothing, forPeople),
    viewer: await anActor(await aPersonOf(person, account.ids.petId ?? '', 'viewer'), nothing, forPeople),
    endedCarer: await anActor(await withoutAccess(person, account.ids.petId ?? '')),
    invited: await anActor(await aMember()),
    member: await anActor(await aMember()),
    admin: await anActor(await anAdmin(), nothing, forAdmins),
    reader: await anActor(new Visitor(), open, forReaders),
    lateReader: await anActor(new Visitor(), key(expiringKey)),
    endedReader: await anActor(new Visitor(), revoked),
    lockedReader: await anActor(new Visitor(), key(lockedKey)),
    signedOut: await anActor(withCookies(old)),
    deleted: await anActor(withCookies(goneCookies), key(goneShare.accessKey)),
    readToken: await anActor(await aProgramOf(person, { scopes: ['read'] }), nothing, everything),
    tickToken: await anActor(await aProgramOf(person, { scopes: ['tick'] }), nothing, everything),
    writeToken: await anActor(await aProgramOf(person, { scopes: ['write'] }), nothing, everything),
  };
  await untilGone(`/api/shared/${expiringKey}`);
  return actors;
}

export function leaksTo({ mayRead }: Actor, text: string, tag: string): string[] {
  return plantedIn(text, tag)
    .map((kind) => kind.toLowerCase())
    .filter((kind) => !mayRead.includes(kind));
}
