interface Listener {
  channels: readonly string[];
  onNotice: (channel: string, payload: string) => void;
  onState: (isListening: boolean) => void;
}

/** What a stream says: one of the pets has changed, or look at all of them again, or ask in another way. */
export type PetEvent = { name: 'pet'; petId: string } | { name: 'pets' } | { name: 'end' };

export interface Screen {
  readonly sessionId: string;
  send(event: PetEvent): void;
  keepAlive(): void;
  close(): void;
}

interface Watching {
  screen: Screen;
  pets: ReadonlySet<string>;
}

export interface HubSource {
  watchedPets(sessionIds: readonly string[], at: Date): Promise<Map<string, string[]>>;
  changedPets(petIds: readonly string[], since: Date): Promise<string[]>;
  listen(listener: Listener): () => Promise<void>;
  now(): Date;
}

export interface Hub {
  /** @returns false where the process has no room for more */
  open(screen: Screen, pets: readonly string[]): boolean;
  leave(screen: Screen): void;
  readonly size: number;
  end(): void;
}

const MAX_SCREENS = 1000;
/** One person looks at few pages at once; the longest open one then asks in another way. */
const MAX_SCREENS_OF_SESSION = 4;

const GATHER_MS = 40;
/** Below the time after which proxies give a silent connection up. */
const KEEP_ALIVE_MS = 25_000;
const READ_AGAIN_MS = 60_000;
/** While the database cannot be listened to. */
const ASK_MS = 3000;

const channels = ['pet_changed', 'members_changed', 'session_ended'] as const;

/** Tells the open screens of a process what has changed, each only what its session may see at that moment. */
export function createHub(source: HubSource): Hub {
  const watching = new Map<Screen, Watching>();
  const changed = new Set<string>();
  let readsAll = false;
  let gathering: NodeJS.Timeout | undefined;
  let isFlushing = false;
  let timers: NodeJS.Timeout[] = [];
  let stop: (() => Promise<void>) | undefined;
  let hears = false;
  /** What has happened since then may have been missed. */
  let deafSince: Date | null = null;

  function leave(screen: Screen) {
    watching.delete(screen);
  }

  function end(screen: Screen) {
    if (!watching.delete(screen)) return;
    screen.send({ name: 'end' });
    screen.close();
  }

  /** Authorization: every event is sent after the memberships were read again. */
  function tell(
    { screen }: Watching,
    before: ReadonlySet<string>,
    pets: string[] | undefined,
    news: ReadonlySet<string>,
  ) {
    if (!watching.has(screen)) return;
    const after = new Set(pets ?? []);
    const isOther = after.size !== before.size || [...after].some((id) => !before.has(id));
    watching.set(screen, { screen, pets: after });
    if (isOther) screen.send({ name: 'pets' });
    else for (const petId of after) if (news.has(petId)) screen.send({ name: 'pet', petId });
    if (after.size === 0) end(screen);
  }

  async function flush() {
    gathering = undefined;
    isFlushing = true;
    const news = new Set(changed);
    const all = readsAll;
    let delay = GATHER_MS;
    changed.clear();
    readsAll = false;
    const concerned = [...watching.values()].filter(({ pets }) => all || [...news].some((id) => pets.has(id)));
    try {
      const sessions = [...new Set(concerned.map(({ screen }) => screen.sessionId))];
      const known = sessions.length > 0 ? await source.watchedPets(sessions, source.now()) : new Map();
      for (const one of concerned) tell(one, one.pets, known.get(one.screen.sessionId), news);
    } catch {
      // The database is away: nobody is told before the memberships could be read.
      for (const id of news) changed.add(id);
      readsAll ||= all;
      delay = ASK_MS;
    }
    isFlushing = false;
    if (changed.size > 0 || readsAll) gather(delay);
  }

  function gather(delay = GATHER_MS) {
    if (gathering || isFlushing || !stop) return;
    gathering = setTimeout(flush, delay);
  }

  function onNotice(channel: string, payload: string) {
    if (channel === 'session_ended') {
      for (const screen of [...watching.keys()]) if (screen.sessionId === payload) end(screen);
      return;
    }
    readsAll ||= channel === 'members_changed';
    changed.add(payload);
    gather();
  }

  /** @returns false where the database did not answer */
  async function ask(): Promise<boolean> {
    if (!deafSince) return true;
    const since = deafSince;
    const at = source.now();
    const pets = new Set([...watching.values()].flatMap((one) => [...one.pets]));
    const found = await source.changedPets([...pets], since).catch(() => null);
    if (!found) return false;
    if (deafSince === since) deafSince = at;
    for (const id of found) changed.add(id);
    if (found.length > 0) gather();
    return true;
  }

  function onState(isListening: boolean) {
    hears = isListening;
    if (isListening) void catchUp();
    else deafSince ??= source.now();
  }

  async function catchUp() {
    const isUpToDate = await ask();
    if (isUpToDate && hears) deafSince = null;
  }

  function readAgain() {
    if (watching.size === 0) return pause();
    readsAll = true;
    gather();
  }

  function start() {
    if (stop) return;
    hears = false;
    deafSince = source.now();
    stop = source.listen({ channels, onNotice, onState });
    const keepAlive = () => {
      for (const screen of watching.keys()) screen.keepAlive();
    };
    timers = [
      setInterval(keepAlive, KEEP_ALIVE_MS),
      setInterval(readAgain, READ_AGAIN_MS),
      setInterval(catchUp, ASK_MS),
    ];
    for (const timer of timers) timer.unref();
  }

  function pause() {
    for (const timer of timers) clearInterval(timer);
    clearTimeout(gathering);
    gathering = undefined;
    void stop?.();
    stop = undefined;
    changed.clear();
    readsAll = false;
  }

  return {
    open(screen, pets) {
      if (watching.size >= MAX_SCREENS) return false;
      const own = [...watching.keys()].filter(({ sessionId }) => sessionId === screen.sessionId);
      if (own.length >= MAX_SCREENS_OF_SESSION && own[0]) end(own[0]);
      watching.set(screen, { screen, pets: new Set(pets) });
      start();
      return true;
    },
    leave,
    get size() {
      return watching.size;
    },
    end() {
      for (const screen of [...watching.keys()]) {
        watching.delete(screen);
        screen.close();
      }
      pause();
    },
  };
}
