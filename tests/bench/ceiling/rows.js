import pg from 'pg';
import { readRowsSql, writeRowSql } from './statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

export async function readRows() {
  const { rows } = await pool.query(readRowsSql, [process.env.CEILING_OWNER]);
  return rows;
}

export async function writeRow(grams) {
  const { rows } = await pool.query(writeRowSql, [process.env.CEILING_PET, grams]);
  return rows[0];
}
