/** File that another screen opened, for the page that reads it. A reload loses it. */
export interface HandedFile {
  petId: string;
  file: File;
  /** Key of the received file that it was, which is dropped once the file is stored. */
  receivedKey: string | null;
}

let handedFile: HandedFile | null = null;

export function handFile(file: HandedFile): void {
  handedFile = file;
}

export function takeHandedFile(petId: string): HandedFile | null {
  const taken = handedFile?.petId === petId ? handedFile : null;
  handedFile = null;
  return taken;
}
