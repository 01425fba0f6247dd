/** Width over height of a picture, and how many pixels high it is. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** The page's ground behind the figure, as the alcove has it. */
const GROUND = ['#232a36', '#141920', '#0b0e13'] as const;
const MARGIN = 36;

/** The figure on the page's ground, with the mark of where it was made. */
export async function composePicture(
  figure: CanvasImageSource,
  watermark: Promise<CanvasImageSource & { readonly width: number; readonly height: number }>,
): Promise<Blob> {
  const { width, height } = PICTURE;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No picture can be drawn here');
  const ground = pen.createRadialGradient(
    ...[width / 2, height * 0.42, 0],
    ...([width / 2, height * 0.5, height * 0.72] as [number, number, number]),
  );
  GROUND.forEach((color, at) => ground.addColorStop(at / (GROUND.length - 1), color));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(figure, 0, 0, width, height);
  const mark = await watermark;
  pen.globalAlpha = 0.85;
  pen.drawImage(mark, width - mark.width - MARGIN, height - mark.height - MARGIN);
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('The picture is empty'))),
      'image/png',
    );
  });
}

export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
