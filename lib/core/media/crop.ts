export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export type Shape = 'original' | number;

export interface Crop {
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
  shape: Shape;
  /** 1 is the largest frame of this shape that fits. */
  zoom: number;
  /** Center of the frame, as fractions of the rotated picture's width and height. */
  x: number;
  y: number;
}

export const MAX_ZOOM = 5;

export const fullFrame = (shape: Shape): Crop => ({ turns: 0, shape, zoom: 1, x: 0.5, y: 0.5 });

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export function rotatedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

export function ratioOf(picture: Size, { shape, turns }: Pick<Crop, 'shape' | 'turns'>): number {
  if (shape !== 'original') return shape;
  const { width, height } = rotatedSize(picture, turns);
  return width / height;
}

export function frameOf(picture: Size, crop: Crop): Box {
  const turnedSize = rotatedSize(picture, crop.turns);
  const ratio = ratioOf(picture, crop);
  const zoom = between(crop.zoom, 1, MAX_ZOOM);
  const width = Math.min(turnedSize.width, turnedSize.height * ratio) / zoom;
  const height = width / ratio;
  return {
    width,
    height,
    x: between(crop.x * turnedSize.width - width / 2, 0, turnedSize.width - width),
    y: between(crop.y * turnedSize.height - height / 2, 0, turnedSize.height - height),
  };
}

/** Clamps the center, so that dragging back from an edge takes effect at once. */
function clampCenter(picture: Size, crop: Crop): Crop {
  const zoomedCrop = { ...crop, zoom: between(crop.zoom, 1, MAX_ZOOM) };
  const frame = frameOf(picture, zoomedCrop);
  const turnedSize = rotatedSize(picture, crop.turns);
  return {
    ...zoomedCrop,
    x: (frame.x + frame.width / 2) / turnedSize.width,
    y: (frame.y + frame.height / 2) / turnedSize.height,
  };
}

/** Moves the picture under the frame, by fractions of the frame's size. `right` 1 shows what was just left of it. */
export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  const frame = frameOf(picture, crop);
  const turnedSize = rotatedSize(picture, crop.turns);
  return clampCenter(picture, {
    ...crop,
    x: crop.x - (right * frame.width) / turnedSize.width,
    y: crop.y - (down * frame.height) / turnedSize.height,
  });
}

export function zoomTo(picture: Size, crop: Crop, zoom: number): Crop {
  return clampCenter(picture, { ...crop, zoom });
}

export function reshape(picture: Size, crop: Crop, shape: Shape): Crop {
  return clampCenter(picture, { ...crop, shape });
}

export function turnCrop(picture: Size, crop: Crop, direction: 1 | -1): Crop {
  const { x, y } = crop;
  const middle = direction === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x };
  return clampCenter(picture, { ...crop, ...middle, turns: (crop.turns + direction + 4) % 4 });
}

export function croppedSize({ width, height }: Size, longestEdge: number): Size {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function frameOnStage(stage: Size, ratio: number, margin: number): Box {
  const room = { width: stage.width - 2 * margin, height: stage.height - 2 * margin };
  const width = Math.max(1, Math.min(room.width, room.height * ratio));
  const height = width / ratio;
  return { width, height, x: (stage.width - width) / 2, y: (stage.height - height) / 2 };
}
