/** Written by `npm run art`: change the scenes and drawings in tools/images instead. */
export interface ImageSizes {
  /** Width of the image's largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of all files of the image, in pixels, in ascending order. */
  widths: number[];
}

export interface ImageEntry extends ImageSizes {
  /** A crop of the image for viewports that are taller than wide. */
  portrait?: ImageSizes;
}

export const imageManifest = {
  contrast: { width: 1600, height: 900, widths: [480, 768, 1200, 1600], portrait: { width: 600, height: 900, widths: [600] } },
  drawing: { width: 1600, height: 1067, widths: [480, 768, 1200, 1600], portrait: { width: 640, height: 960, widths: [640] } },
  dusk: { width: 1920, height: 1280, widths: [480, 768, 1200, 1920], portrait: { width: 640, height: 960, widths: [640] } },
  hearth: { width: 1600, height: 1067, widths: [480, 768, 1200, 1600], portrait: { width: 640, height: 960, widths: [640] } },
  heritage: { width: 1600, height: 1067, widths: [480, 768, 1200, 1600], portrait: { width: 640, height: 960, widths: [640] } },
  infrared: { width: 960, height: 1200, widths: [480, 768, 960] },
  'infrared-corner': { width: 960, height: 1200, widths: [480, 768, 960] },
  plunge: { width: 960, height: 1200, widths: [480, 768, 960] },
  'plunge-room': { width: 960, height: 1200, widths: [480, 768, 960] },
  sauna: { width: 960, height: 1200, widths: [480, 768, 960] },
  'sauna-front': { width: 960, height: 1200, widths: [480, 768, 960] },
  steam: { width: 1600, height: 1067, widths: [480, 768, 1200, 1600], portrait: { width: 640, height: 960, widths: [640] } },
  workshop: { width: 1600, height: 1067, widths: [480, 768, 1200, 1600], portrait: { width: 640, height: 960, widths: [640] } },
} satisfies Record<string, ImageEntry>;

export type ImageName = keyof typeof imageManifest;
