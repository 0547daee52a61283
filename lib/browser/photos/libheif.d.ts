declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Picture {
    get_width(): number;
    get_height(): number;
    display(pixels: ImageData, done: (pixelsOrNull: ImageData | null) => void): void;
  }
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function createDecoder(): {
    HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] };
  };
}
