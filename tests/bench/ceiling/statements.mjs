/** What a list of pets shows; takes the owner. */
export const readRowsSql = `SELECT "id", "name", "type", "breed", "gender", "dateOfBirth", "microchip", "photoKey", "deceasedOn", "archivedAt"
  FROM "Pet" WHERE "ownerId" = $1 AND "deletedAt" IS NULL ORDER BY "id" DESC LIMIT 15`;

/** A new weight; takes the pet and the grams. */
export const writeRowSql = `INSERT INTO "Weight" ("id", "petId", "measuredAt", "grams", "createdAt", "updatedAt")
  VALUES (uuidv7(), $1, now(), $2, now(), now()) RETURNING "id", "measuredAt", "grams"`;
