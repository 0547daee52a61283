export const root: string;
export const memoryFlag: string;
export function build(): void;
