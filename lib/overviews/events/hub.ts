interface Listener {
  channels: readonly string[];
  onNotice: (channel: string, payload: string) => void;
  onState: (isListening: boolean) => void;
}

export type PetEvent = { name: 'pet'; petId: string } | { name: 'pets' } | { name: 'end' };

export interface Screen {
  readonly sessionId: string;
  send(event: PetEvent): void;
  keepAlive(): void;
  close(): void;
}

export interface HubSource {
  watchedPets(sessionIds: readonly string[], at: Date): Promise<Map<string, string[]>>;
  changedPets(petIds: readonly string[], since: Date): Promise<string[]>;
  listen(listener: Listener): () => Promise<void>;
  now(): Date;
}

const MAX_SCREENS = 1000;
const MAX_SCREENS_OF_SESSION = 4;

const GATHER_MS = 40;
/** Shorter than the time after which proxies close silent connections. */
const KEEP_ALIVE_MS = 25_000;
const READ_AGAIN_MS = 60_000;
const ASK_MS = 3000;

const channels = ['pet_changed', 'members_changed', 'session_ended'] as const;

export class Hub {
  private readonly watching = new Map<Screen, ReadonlySet<string>>();
  private readonly changed = new Set<string>();
  private readsAll = false;
  private gathering: NodeJS.Timeout | undefined;
  private isFlushing = false;
  private timers: NodeJS.Timeout[] = [];
  private stop: (() => Promise<void>) | undefined;
  private hears = false;
  private deafSince: Date | null = null;

  constructor(private readonly source: HubSource) {}

  get size(): number {
    return this.watching.size;
  }

  /** @returns false if the process has no room left */
  open(screen: Screen, pets: readonly string[]): boolean {
    if (this.size >= MAX_SCREENS) return false;
    const own = [...this.watching.keys()].filter(({ sessionId }) => sessionId === screen.sessionId);
    if (own.length >= MAX_SCREENS_OF_SESSION && own[0]) this.finish(own[0]);
    this.watching.set(screen, new Set(pets));
    this.start();
    return true;
  }

  leave(screen: Screen): void {
    this.watching.delete(screen);
  }

  end(): void {
    for (const screen of [...this.watching.keys()]) {
      this.watching.delete(screen);
      screen.close();
    }
    this.pause();
  }

  private finish(screen: Screen): void {
    if (!this.watching.delete(screen)) return;
    screen.send({ name: 'end' });
    screen.close();
  }

  /** Authorizes the session: sends events only after memberships were read again. */
  private notify(screen: Screen, pets: readonly string[], news: ReadonlySet<string>): void {
    const before = this.watching.get(screen);
    if (!before) return;
    const after = new Set(pets);
    const isOther = after.size !== before.size || [...after].some((id) => !before.has(id));
    this.watching.set(screen, after);
    if (isOther) screen.send({ name: 'pets' });
    else for (const petId of after) if (news.has(petId)) screen.send({ name: 'pet', petId });
    if (after.size === 0) this.finish(screen);
  }

  private async notifyAll(news: ReadonlySet<string>, all: boolean): Promise<void> {
    const concernedScreens = [...this.watching].filter(([, pets]) => all || [...news].some((id) => pets.has(id)));
    const screens = concernedScreens.map(([screen]) => screen);
    if (screens.length === 0) return;
    const sessions = [...new Set(screens.map(({ sessionId }) => sessionId))];
    const petsBySession = await this.source.watchedPets(sessions, this.source.now());
    for (const screen of screens) this.notify(screen, petsBySession.get(screen.sessionId) ?? [], news);
  }

  private async flush(): Promise<void> {
    this.gathering = undefined;
    this.isFlushing = true;
    const [news, all] = [new Set(this.changed), this.readsAll];
    this.changed.clear();
    this.readsAll = false;
    let delay = GATHER_MS;
    try {
      await this.notifyAll(news, all);
    } catch {
      for (const id of news) this.changed.add(id);
      this.readsAll ||= all;
      delay = ASK_MS;
    }
    this.isFlushing = false;
    if (this.changed.size > 0 || this.readsAll) this.gather(delay);
  }

  private gather(delay = GATHER_MS): void {
    if (this.gathering || this.isFlushing || !this.stop) return;
    this.gathering = setTimeout(() => void this.flush(), delay);
  }

  private onNotification(channel: string, payload: string): void {
    if (channel === 'session_ended') {
      for (const screen of [...this.watching.keys()]) if (screen.sessionId === payload) this.finish(screen);
      return;
    }
    this.readsAll ||= channel === 'members_changed';
    this.changed.add(payload);
    this.gather();
  }

  /** @returns false if the database did not answer */
  private async ask(): Promise<boolean> {
    if (!this.deafSince) return true;
    const [since, at] = [this.deafSince, this.source.now()];
    const pets = new Set([...this.watching.values()].flatMap((ids) => [...ids]));
    const changedPets = await this.source.changedPets([...pets], since).catch(() => null);
    if (!changedPets) return false;
    if (this.deafSince === since) this.deafSince = at;
    for (const id of changedPets) this.changed.add(id);
    if (changedPets.length > 0) this.gather();
    return true;
  }

  private async catchUp(): Promise<void> {
    const isUpToDate = await this.ask();
    if (isUpToDate && this.hears) this.deafSince = null;
  }

  private note(hears: boolean): void {
    this.hears = hears;
    if (hears) void this.catchUp();
    else this.deafSince ??= this.source.now();
  }

  private readAgain(): void {
    if (this.size === 0) this.pause();
    else {
      this.readsAll = true;
      this.gather();
    }
  }

  private start(): void {
    if (this.stop) return;
    this.hears = false;
    this.deafSince = this.source.now();
    this.stop = this.source.listen({
      channels,
      onNotice: (channel, payload) => this.onNotification(channel, payload),
      onState: (hears) => this.note(hears),
    });
    const keepAlive = () => {
      for (const screen of this.watching.keys()) screen.keepAlive();
    };
    this.timers = [
      setInterval(keepAlive, KEEP_ALIVE_MS),
      setInterval(() => this.readAgain(), READ_AGAIN_MS),
      setInterval(() => void this.catchUp(), ASK_MS),
    ];
    for (const timer of this.timers) timer.unref();
  }

  private pause(): void {
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.gathering);
    this.gathering = undefined;
    void this.stop?.();
    this.stop = undefined;
    this.changed.clear();
    this.readsAll = false;
  }
}
