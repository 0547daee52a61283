import { promisifyRequest } from 'idb-keyval';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { openVault, type Vault } from '../vault/vault';
import { entityOf, type WaitingWrite } from './waiting';

/** Ids and counts are not encrypted. */
interface SealedRecord {
  seq: number;
  entity: string;
  /** Grows with each change, so that two tabs do not overwrite each other. */
  revision: number;
  tries: number;
  bytes: number;
  sealed: ArrayBuffer;
}

export interface StoredWrite {
  revision: number;
  waiting: WaitingWrite;
}

export interface Changes {
  put?: readonly StoredWrite[];
  remove?: readonly number[];
  unchanged?: readonly StoredWrite[];
}

const PREFIX = `${PRODUCT_SLUG}-outbox-`;
const WRITES = 'writes';
const FILES = 'files';
const BY_ENTITY = 'entity';

/** Opens the database per use, because an open connection would block its deletion. */
async function inDatabase<Result>(
  userId: string,
  mode: IDBTransactionMode,
  work: (writes: IDBObjectStore, files: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(PREFIX + userId, 1);
  opening.onupgradeneeded = () => {
    const writes = opening.result.createObjectStore(WRITES, { keyPath: 'seq', autoIncrement: true });
    writes.createIndex(BY_ENTITY, BY_ENTITY);
    opening.result.createObjectStore(FILES);
  };
  const database = await promisifyRequest(opening);
  try {
    const transaction = database.transaction([WRITES, FILES], mode, { durability: 'strict' });
    const result = await work(transaction.objectStore(WRITES), transaction.objectStore(FILES));
    if (mode === 'readwrite') await promisifyRequest(transaction);
    return result;
  } finally {
    database.close();
  }
}

export class WaitingRecords {
  readonly #userId: string;
  readonly #vault: Vault;

  private constructor(userId: string, vault: Vault) {
    this.#userId = userId;
    this.#vault = vault;
  }

  static async open(userId: string): Promise<WaitingRecords | null> {
    if (!('indexedDB' in globalThis)) return null;
    const vault = await openVault(userId);
    return vault && new WaitingRecords(userId, vault);
  }

  async all(): Promise<StoredWrite[]> {
    return this.#read((writes) => promisifyRequest(writes.getAll()));
  }

  async of(entity: string): Promise<StoredWrite[]> {
    return this.#read((writes) => promisifyRequest(writes.index(BY_ENTITY).getAll(entity)));
  }

  async find(seq: number): Promise<StoredWrite | undefined> {
    const [storedWrite] = await this.#read(async (writes) => [await promisifyRequest(writes.get(seq))]);
    return storedWrite;
  }

  async nextAfter(seq: number): Promise<StoredWrite | undefined> {
    const range = IDBKeyRange.lowerBound(seq, true);
    const [storedWrite] = await this.#read((writes) => promisifyRequest(writes.getAll(range, 1)));
    return storedWrite;
  }

  async file(seq: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const sealedFile = await inDatabase(this.#userId, 'readonly', (_, files) => promisifyRequest(files.get(seq)));
    return sealedFile && this.#vault.open(sealedFile as ArrayBuffer);
  }

  /**
   * @param instead writes that it replaces in the same transaction, so that a crash loses neither
   * @returns false if one of them changed or was discarded meanwhile
   */
  async add(
    waiting: Omit<WaitingWrite, 'seq'>,
    file: Uint8Array<ArrayBuffer> | null,
    instead?: StoredWrite,
  ): Promise<boolean> {
    const { tries, ...rest } = waiting;
    const sealedWrite = await this.#seal(rest);
    const bytes = waiting.file?.bytes ?? 0;
    const sealedFile = file && (await this.#vault.seal(file));
    return inDatabase(this.#userId, 'readwrite', async (writes, files) => {
      if (instead) {
        const { seq } = instead.waiting;
        const record = (await promisifyRequest(writes.get(seq))) as SealedRecord | undefined;
        if (record?.revision !== instead.revision) return false;
        writes.delete(seq);
        files.delete(seq);
      }
      const record = { entity: entityOf(waiting), revision: 0, tries, bytes, sealed: sealedWrite };
      const seq = Number(await promisifyRequest(writes.add(record)));
      if (sealedFile) files.put(sealedFile, seq);
      return true;
    });
  }

  startSending({ revision, waiting: { seq } }: StoredWrite): Promise<boolean> {
    return inDatabase(this.#userId, 'readwrite', async (writes) => {
      const record = (await promisifyRequest(writes.get(seq))) as SealedRecord | undefined;
      if (record?.revision !== revision) return false;
      writes.put({ ...record, revision: revision + 1, tries: record.tries + 1 });
      return true;
    });
  }

  /** Applies all changes or none. @returns false if one of the writes changed or was discarded meanwhile */
  async change({ put = [], remove = [], unchanged = [] }: Changes): Promise<boolean> {
    const sealedWrites = await Promise.all(put.map(({ waiting: { seq, tries, ...rest } }) => this.#seal(rest)));
    return inDatabase(this.#userId, 'readwrite', async (writes, files) => {
      for (const { revision, waiting } of unchanged) {
        const record = (await promisifyRequest(writes.get(waiting.seq))) as SealedRecord | undefined;
        if (record?.revision !== revision) return false;
      }
      const records: (SealedRecord | undefined)[] = [];
      for (const { waiting } of put) records.push(await promisifyRequest(writes.get(waiting.seq)));
      if (put.some(({ revision }, index) => records[index]?.revision !== revision)) return false;
      for (const [index, { waiting }] of put.entries()) {
        const { seq, tries } = waiting;
        const entity = entityOf(waiting);
        writes.put({
          ...records[index],
          entity,
          seq,
          tries,
          revision: (put[index]?.revision ?? 0) + 1,
          sealed: sealedWrites[index],
          ...(waiting.file === null && { bytes: 0 }),
        });
        if (waiting.file === null) files.delete(seq);
      }
      for (const seq of remove) {
        writes.delete(seq);
        files.delete(seq);
      }
      return true;
    });
  }

  async bytes(): Promise<{ bytes: number; count: number }> {
    return inDatabase(this.#userId, 'readonly', async (writes, files) => {
      const count = await promisifyRequest(writes.count());
      let bytes = 0;
      for (const seq of await promisifyRequest(files.getAllKeys())) {
        const record = (await promisifyRequest(writes.get(seq))) as SealedRecord | undefined;
        bytes += record?.bytes ?? 0;
      }
      return { bytes, count };
    });
  }

  #seal(rest: object): Promise<ArrayBuffer> {
    return this.#vault.seal(new TextEncoder().encode(JSON.stringify(rest)));
  }

  async #read(find: (writes: IDBObjectStore) => Promise<unknown[]>): Promise<StoredWrite[]> {
    const sealedRecords = (await inDatabase(this.#userId, 'readonly', find)) as (SealedRecord | undefined)[];
    const records = sealedRecords.filter((record) => record !== undefined);
    return Promise.all(
      records.map(async ({ seq, revision, tries, sealed }) => {
        const rest = JSON.parse(new TextDecoder().decode(await this.#vault.open(sealed)));
        return { revision, waiting: { ...rest, seq, tries } as WaitingWrite };
      }),
    );
  }
}

export async function waitingUsers(): Promise<string[]> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  return databases.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
}

export async function deleteWaiting(userId: string): Promise<void> {
  if ('indexedDB' in globalThis) await promisifyRequest(indexedDB.deleteDatabase(PREFIX + userId));
}
