export const readRowsSql = `SELECT "id", "name", "type", "breed", "gender", "dateOfBirth", "microchip", "photoKey", "deceasedOn", "archivedAt"
  FROM "Pet" WHERE "ownerId" = $1 AND "deletedAt" IS NULL ORDER BY "id" DESC LIMIT 15`;

export const writeRowSql = `INSERT INTO "Weight" ("id", "petId", "measuredAt", "grams", "createdAt", "updatedAt")
  VALUES (uuidv7(), $1, now(), $2, now(), now()) RETURNING "id", "measuredAt", "grams"`;
