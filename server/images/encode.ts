import sharp, { type Sharp } from 'sharp';
import { HttpError } from '../http/httpErrors';
import { imagesUnavailable } from './imageStorage';

/** The widths that pictures are kept in, in px; a smaller picture is never enlarged. */
const WIDTHS_PX = [480, 768, 1200, 1920];
const MAX_WIDTH_PX = 1920;
// WebP ends at 16383 px; no picture of a page needs to be taller than this.
const MAX_HEIGHT_PX = 8000;
const MAX_PIXELS = 40e6;
const WEBP_QUALITY = 82;
const AVIF_QUALITY = 55;
/** Of nine: each step takes about twice as long for a few per cent less. */
const AVIF_EFFORT = 3;
const BLUR_PX = 20;
const BLUR_QUALITY = 30;
const DECODE_TIMEOUT_S = 20;
const AVIF_TIMEOUT_S = 60;

/** A picture that was read: upright, in pixels, without anything that the camera wrote. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** One picture, ready to be stored. */
export interface EncodedImage {
  /** Of the widest variant. */
  width: number;
  height: number;
  /** A data address of at most some hundred characters. */
  blur: string;
  /** Narrowest first. */
  variants: { width: number; content: Buffer }[];
}

/**
 * Any accepted picture as WebP in several widths: upright, at most 1920 px wide, without metadata. The type is told by
 * the content, and before a decoder sees it: the libraries behind sharp would also open SVG, PDF or TIFF.
 * Throws Problem 400, 413, 415 or 503.
 */
export async function encodeUpload(content: Buffer): Promise<EncodedImage> {
  if (!isSupportedImage(content)) throw new HttpError(415, 'The picture must be a JPEG, PNG, WebP or AVIF file.');
  const pixels = await readUpload(content);
  const { width, height } = pixels.info;
  const variants = [];
  for (const variant of widthsOf(width)) {
    const webp = await open(pixels).resize({ width: variant }).webp({ quality: WEBP_QUALITY }).toBuffer();
    variants.push({ width: variant, content: webp });
  }
  const tiny = await open(pixels)
    .resize({ width: BLUR_PX, height: BLUR_PX, fit: 'inside' })
    .webp({ quality: BLUR_QUALITY })
    .toBuffer();
  return { width, height, blur: `data:image/webp;base64,${tiny.toString('base64')}`, variants };
}

/** A stored picture as AVIF, `width` px wide. Rejects with sharp's own error, or with Problem 503. */
export async function encodeAvif(content: Buffer, width: number): Promise<Buffer> {
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: AVIF_TIMEOUT_S })
      .resize({ width })
      .avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT })
      .toBuffer();
  } catch (error) {
    await checkSharp();
    throw error;
  }
}

/** Rejects with Problem 503 when not even one pixel becomes a picture: then no picture is to blame. */
export async function checkSharp(): Promise<void> {
  try {
    await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
      .webp()
      .toBuffer();
  } catch (error) {
    throw imagesUnavailable(error);
  }
}

/** 1000 -> 480, 768, 1000: the widths below the picture's own, and that one. */
function widthsOf(width: number): number[] {
  return [...WIDTHS_PX.filter((narrower) => narrower < width), width];
}

async function readUpload(content: Buffer): Promise<Pixels> {
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) {
      throw new HttpError(413, 'The picture has more than 40 million pixels. Please choose a smaller one.');
    }
    await checkSharp();
    throw new HttpError(400, 'The picture is damaged and could not be read. Please choose another file.');
  }
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Whether the first bytes are those of JPEG, PNG, WebP or AVIF. */
function isSupportedImage(content: Buffer): boolean {
  const head = content.toString('latin1', 0, 64);
  return (
    head.startsWith('\xFF\xD8\xFF') ||
    head.startsWith('\x89PNG\r\n\x1A\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    // The major brand, or `mif1` with AVIF among the compatible ones.
    (head.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1.{4,24}avif)/s.test(head.slice(8)))
  );
}
