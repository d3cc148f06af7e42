import sharp, { type Sharp } from 'sharp';
import { HttpError } from '../http/httpErrors';
import { imagesUnavailable } from './imageStorage';

/** Widths of the stored variants, in pixels. Smaller images are not enlarged. */
const WIDTHS_PX = [480, 768, 1200, 1920];
const MAX_WIDTH_PX = 1920;
/** Maximum height in pixels. WebP allows 16383, but no page needs a taller image than this. */
const MAX_HEIGHT_PX = 8000;
const MAX_PIXELS = 40e6;
const WEBP_QUALITY = 82;
const AVIF_QUALITY = 55;
/** Encoder effort from 0 to 9. Each step takes about twice as long and makes files a few per cent smaller. */
const AVIF_EFFORT = 3;
const BLUR_PX = 20;
const BLUR_QUALITY = 30;
const DECODE_TIMEOUT_S = 20;
const AVIF_TIMEOUT_S = 60;

/** A decoded image: upright, as raw pixels, without metadata. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** An encoded image with all its WebP variants. */
export interface EncodedImage {
  /** Width of the largest variant, in pixels. */
  width: number;
  height: number;
  /** A tiny version of the image as a data URL of a few hundred characters. */
  blur: string;
  /** The WebP files, narrowest first. */
  variants: { width: number; content: Buffer }[];
}

/**
 * Encodes an uploaded image as WebP in several widths: upright, at most 1920 px wide, without metadata. The file type
 * is checked by content before decoding, because the libraries behind sharp would also open SVG, PDF or TIFF.
 * @throws HttpError 400, 413, 415 or 503.
 */
export async function encodeUpload(content: Buffer): Promise<EncodedImage> {
  if (!isSupportedImage(content)) throw new HttpError(415, 'The picture must be a JPEG, PNG, WebP or AVIF file.');
  const pixels = await readUpload(content);
  const { width, height } = pixels.info;
  const variants = [];
  for (const variant of widthsOf(width)) {
    const webp = await fromPixels(pixels).resize({ width: variant }).webp({ quality: WEBP_QUALITY }).toBuffer();
    variants.push({ width: variant, content: webp });
  }
  const tiny = await fromPixels(pixels)
    .resize({ width: BLUR_PX, height: BLUR_PX, fit: 'inside' })
    .webp({ quality: BLUR_QUALITY })
    .toBuffer();
  return { width, height, blur: `data:image/webp;base64,${tiny.toString('base64')}`, variants };
}

/** Encodes a stored image as AVIF, `width` pixels wide. Rejects with the error of sharp, or with HttpError 503. */
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

/** Encodes a single pixel, to tell a broken sharp from a damaged image. Rejects with HttpError 503 if sharp fails. */
export async function checkSharp(): Promise<void> {
  try {
    await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
      .webp()
      .toBuffer();
  } catch (error) {
    throw imagesUnavailable(error);
  }
}

/** Returns the standard widths below `width`, and `width` itself: 1000 -> 480, 768, 1000. */
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

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Returns whether the content starts with the signature of JPEG, PNG, WebP or AVIF. */
function isSupportedImage(content: Buffer): boolean {
  const head = content.toString('latin1', 0, 64);
  return (
    head.startsWith('\xFF\xD8\xFF') ||
    head.startsWith('\x89PNG\r\n\x1A\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    // AVIF is the major brand, or the major brand is `mif1` and AVIF is among the compatible brands.
    (head.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1.{4,24}avif)/s.test(head.slice(8)))
  );
}
