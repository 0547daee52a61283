export const readRowsSql: string;
export const writeRowSql: string;
