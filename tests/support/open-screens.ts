import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '@/lib/access/viewer';
import { listenToDatabase } from '@/lib/core/db/listen';
import { Hub, type HubSource, type PetEvent, type Screen } from '@/lib/overviews/events/hub';
import { listChangedPets, watchedPets } from '@/lib/overviews/events/queries';
import { noon } from './members';

export class OpenScreen implements Screen {
  readonly heard: PetEvent[] = [];
  isClosed = false;

  constructor(readonly sessionId: string) {}

  send(event: PetEvent): void {
    this.heard.push(event);
  }

  keepAlive(): void {}

  close(): void {
    this.isClosed = true;
  }

  async hears(count: number): Promise<PetEvent[]> {
    for (let turn = 0; turn < 250 && this.heard.length < count; turn += 1) await wait(20);
    return this.heard;
  }
}

export function aHub(other: Partial<HubSource> = {}) {
  const hub = new Hub({
    watchedPets,
    changedPets: listChangedPets,
    listen: listenToDatabase,
    now: () => noon,
    ...other,
  });
  const openScreen = async ({ sessionId }: Pick<Viewer, 'sessionId'>) => {
    const screen = new OpenScreen(sessionId);
    const pets = (await watchedPets([sessionId], noon)).get(sessionId) ?? [];
    return { screen, isOpen: hub.open(screen, pets) };
  };
  return { hub, open: openScreen };
}
