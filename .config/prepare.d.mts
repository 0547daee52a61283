export const root: string;
export const memoryFlag: string;
