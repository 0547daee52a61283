export function readRoutePatterns(directory: string): (pathname: string) => string;
