export const root: string;
export const memoryFlag: string;
export const scriptHashes: string;
