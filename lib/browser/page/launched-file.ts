interface LaunchParams {
  files?: readonly { getFile: () => Promise<File> }[];
}

interface Launched {
  launchQueue?: { setConsumer: (consumer: (params: LaunchParams) => void) => void };
}

/** Gives the first file with which the system has opened the installed app, in browsers that do so. */
export function onLaunchedFile(listener: (file: File) => void): void {
  (window as Launched).launchQueue?.setConsumer(({ files = [] }) => {
    const [first] = files;
    first?.getFile().then(listener, (error) => console.info('the file could not be opened', error));
  });
}
