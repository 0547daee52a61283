export const root: string;
export function build(): void;
