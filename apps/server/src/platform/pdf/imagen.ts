// An image in a page. What it is was looked at when it came in: see files/medir-imagen.ts.

/** As big as it fits there, whole; answers how wide it came out. */
export function ponerImagen(
  pdf: PDFKit.PDFDocument,
  bytes: Uint8Array,
  {
    x,
    y,
    ancho,
    alto,
  }: { readonly x: number; readonly y: number; readonly ancho: number; readonly alto: number },
): number {
  const imagen = abrirImagen(pdf, bytes);
  const escala = Math.min(ancho / imagen.width, alto / imagen.height);
  pdf.image(imagen, x, y, { width: imagen.width * escala, height: imagen.height * escala });
  return imagen.width * escala;
}

/** As pdfkit opens it, which its types do not tell. */
type Imagen = PDFKit.Mixins.ImageSrc & { readonly width: number; readonly height: number };

/** Once for each document, however many of its pages show it. */
const imagenes = new WeakMap<PDFKit.PDFDocument, Map<Uint8Array, Imagen>>();

function abrirImagen(pdf: PDFKit.PDFDocument, bytes: Uint8Array): Imagen {
  const suyas = imagenes.get(pdf) ?? new Map<Uint8Array, Imagen>();
  imagenes.set(pdf, suyas);
  const conocida = suyas.get(bytes);
  if (conocida !== undefined) return conocida;
  const { openImage } = pdf as unknown as { openImage(bytes: Buffer): Imagen };
  const abierta = openImage.call(pdf, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  suyas.set(bytes, abierta);
  return abierta;
}
