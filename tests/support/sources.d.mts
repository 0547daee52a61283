export interface Source {
  path: string;
  text: string;
  lines: number;
}

export function sources(folders: string[], name?: RegExp): Source[];
export function programFiles(): Source[];
export function lengths(files: Source[]): { files: number; median: number; p90: number; maximum: number };
