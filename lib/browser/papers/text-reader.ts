import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { FoundLine } from './found-line';
import { type Alphabet, allowedClasses, decodeLine, type Piece, parseAlphabet } from './line-decoding';
import { pieceRegion } from './lines';
import { type Box, frameBox, type Normalization, type Pixels, sampleBox, turnPixels } from './pixels';
import type { FilesOf, TextFile } from './reader-files';
import { findTextBoxes, isSideways, orderBoxes, scaleBox } from './text-boxes';

/** Pixels of the longer side that the detection model sees. More finds smaller print and takes longer. */
const DETECTION_EDGE = 960;
const DETECTION_STEP = 32;
const LINE_HEIGHT = 48;
const NARROWEST_LINE = 48;
const WIDEST_LINE = 1600;
const WIDTH_STEP = 16;
/** Pixels per step of the recognition model. */
const STEP_WIDTH = 8;
/** Steps without a character that separate table cells: twice the height of a line. */
const CELL_GAP = (2 * LINE_HEIGHT) / STEP_WIDTH;
/** Minimum confidence. Below it, text is more often wrong than right. */
const LOWEST_CONFIDENCE = 0.5;
const PROBES = 6;

const detectionColors: Normalization = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
const lineColors: Normalization = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

const sessionOptions: InferenceSession.SessionOptions = {
  executionProviders: ['wasm'],
  // Lines have many widths. Plans and pools for each would only fill the memory.
  enableMemPattern: false,
  enableCpuMemArena: false,
};

const confidenceOf = ({ pieces }: ReadLine) => pieces[0]?.confidence ?? 0;
const roundUp = (value: number, step: number) => Math.max(step, Math.ceil(value / step) * step);

async function runModel(session: InferenceSession, data: Float32Array, width: number, height: number) {
  const input = session.inputNames[0] ?? '';
  const output = session.outputNames[0] ?? '';
  const results = await session.run({ [input]: new Tensor('float32', data, [1, 3, height, width]) });
  const tensor = results[output];
  if (!tensor || !(tensor.data instanceof Float32Array)) throw new Error('no output');
  return { data: tensor.data, dims: tensor.dims };
}

export interface PageText {
  lines: FoundLine[];
  /** Quarters by which the page had to be turned clockwise to stand upright. */
  turns: number;
  width: number;
  height: number;
}

interface ReadLine {
  pieces: Piece[];
  used: number;
}

export class TextReader {
  readonly #alphabet: Alphabet;
  readonly #allowed: number[];
  #recognition: ArrayBuffer | InferenceSession;

  private constructor(
    private readonly detection: InferenceSession,
    { recognition, dictionary }: FilesOf<TextFile>,
  ) {
    this.#recognition = recognition;
    this.#alphabet = parseAlphabet(new TextDecoder().decode(dictionary));
    this.#allowed = allowedClasses(this.#alphabet);
  }

  static async create(files: FilesOf<TextFile>): Promise<TextReader> {
    env.wasm.wasmBinary = files.runtime;
    env.wasm.numThreads = 1;
    env.logLevel = 'error';
    const detection = await InferenceSession.create(files.detection, sessionOptions);
    delete env.wasm.wasmBinary;
    return new TextReader(detection, files);
  }

  /** Reads the lines of a page, which may lie on its side or upside down. */
  async readPage(pixels: Pixels, onProgress: (fraction: number) => void): Promise<PageText> {
    let [page, turns, boxes] = [pixels, 0, await this.findBoxes(pixels)];
    if (isSideways(boxes)) {
      [page, turns] = [turnPixels(pixels, 1), 1];
      boxes = await this.findBoxes(page);
    }
    const probes = await this.readProbes(page, boxes);
    if (!probes) {
      [page, turns] = [turnPixels(page, 2), turns + 2];
      boxes = boxes.map((box) => ({
        ...box,
        center: { x: page.width - box.center.x, y: page.height - box.center.y },
      }));
    }
    const lines: FoundLine[] = [];
    const ordered = orderBoxes(boxes);
    for (const [index, box] of ordered.entries()) {
      const { pieces, used } = probes?.get(box) ?? (await this.readLine(page, box));
      for (const piece of pieces) {
        const { text, confidence } = piece;
        const region = pieceRegion(piece, box, used / STEP_WIDTH, page);
        if (confidence >= LOWEST_CONFIDENCE) lines.push({ text, confidence, region });
      }
      onProgress((index + 1) / ordered.length);
    }
    return { lines, turns, width: page.width, height: page.height };
  }

  private async findBoxes(pixels: Pixels): Promise<Box[]> {
    const scale = Math.min(1, DETECTION_EDGE / Math.max(pixels.width, pixels.height));
    const width = roundUp(Math.round(pixels.width * scale), DETECTION_STEP);
    const height = roundUp(Math.round(pixels.height * scale), DETECTION_STEP);
    // Pads the right and bottom, so that both directions have one scale.
    const box = frameBox({ width: width / scale, height: height / scale });
    const planes = sampleBox(pixels, box, { width, height, used: width }, detectionColors);
    const { data } = await runModel(this.detection, planes, width, height);
    return findTextBoxes({ data, width, height }).map((found) => scaleBox(found, 1 / scale));
  }

  private async readLine(pixels: Pixels, box: Box): Promise<ReadLine> {
    const used = Math.round(Math.min(WIDEST_LINE, Math.max(8, (box.width / box.height) * LINE_HEIGHT)));
    const width = roundUp(Math.max(used, NARROWEST_LINE), WIDTH_STEP);
    const planes = sampleBox(pixels, box, { width, height: LINE_HEIGHT, used }, lineColors);
    const { data, dims } = await runModel(await this.startRecognition(), planes, width, LINE_HEIGHT);
    const output = { data, steps: dims[1] ?? 0, classes: dims[2] ?? 0 };
    return { pieces: decodeLine(output, this.#alphabet, this.#allowed, CELL_GAP), used };
  }

  /** Starts with the first line, when the memory of the detection is free again. */
  private async startRecognition(): Promise<InferenceSession> {
    if (this.#recognition instanceof ArrayBuffer)
      this.#recognition = await InferenceSession.create(this.#recognition, sessionOptions);
    return this.#recognition;
  }

  private async readProbes(pixels: Pixels, boxes: readonly Box[]): Promise<Map<Box, ReadLine> | null> {
    const probes = boxes.toSorted((one, other) => other.width / other.height - one.width / one.height).slice(0, PROBES);
    const lines = new Map<Box, ReadLine>();
    let balance = 0;
    for (const box of probes) {
      const line = await this.readLine(pixels, box);
      lines.set(box, line);
      const upright = confidenceOf(line);
      if (upright > 0.9) return lines;
      balance += upright - confidenceOf(await this.readLine(pixels, { ...box, angle: box.angle + Math.PI }));
    }
    return balance < 0 ? null : lines;
  }
}
