interface LaunchParams {
  files?: readonly { getFile: () => Promise<File> }[];
}

interface WithLaunchQueue {
  launchQueue?: { setConsumer: (consumer: (params: LaunchParams) => void) => void };
}

export function onLaunchedFile(listener: (file: File) => void): void {
  (window as WithLaunchQueue).launchQueue?.setConsumer(({ files = [] }) => {
    const [first] = files;
    first?.getFile().then(listener, (error) => console.info('could not open the file', error));
  });
}
