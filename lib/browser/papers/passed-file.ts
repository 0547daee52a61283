export interface PassedFile {
  petId: string;
  file: File;
  /** Key among the received files. That copy is deleted once the file is stored. */
  receivedKey: string | null;
}

let passedFile: PassedFile | null = null;

export function passFile(file: PassedFile): void {
  passedFile = file;
}

export function claimPassedFile(petId: string): PassedFile | null {
  const match = passedFile?.petId === petId ? passedFile : null;
  passedFile = null;
  return match;
}
