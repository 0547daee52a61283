import { Client } from 'pg';
import { tables } from './kinds';

export interface Row extends Record<string, unknown> {
  id: string;
  deletedAt: Date | null;
}

export interface Tick {
  key: string;
  status: string;
  at: Date;
}

export class Database {
  readonly #client: Client;

  constructor(url: string) {
    this.#client = new Client({ connectionString: url });
  }

  open(): Promise<unknown> {
    return this.#client.connect();
  }

  async rowsOf(petId: string): Promise<Record<string, Row[]>> {
    const rowsByTable: Record<string, Row[]> = {};
    for (const [collection, table] of Object.entries(tables))
      rowsByTable[collection] = (await this.#client.query(`SELECT * FROM "${table}" WHERE "petId" = $1`, [petId])).rows;
    return rowsByTable;
  }

  async ticksOf(petId: string): Promise<Tick[]> {
    const sql = `SELECT "routineId" || '/' || "day" AS "key", "status", "at" FROM "RoutineCompletion" WHERE "petId" = $1`;
    return (await this.#client.query(sql, [petId])).rows;
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
