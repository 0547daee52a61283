export function releaseFinishedRenders(): void;
