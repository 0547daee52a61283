export function letGoOfFinishedRenders(): void;
