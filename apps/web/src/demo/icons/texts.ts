import type { Like } from '#demo/frame/texts.ts';

const es = {
  loading: 'Iconos',
  usage: (example: string, grid: string) =>
    `Se nombran como «${example}» y se muestran con la clase ${grid}. Elija uno para copiar su nombre.`,
  search: 'Buscar iconos',
  size: 'Tamaño',
  pixels: (size: number) => `${size} px`,
  icons: (set: string) => `Iconos de ${set}`,
  count: (count: number) => (count === 1 ? '1 icono' : `${count.toLocaleString('es-GT')} iconos`),
  copied: (name: string) => `Copiado: ${name}`,
  notCopied: (name: string) => `El navegador no permite copiar: ${name}`,
  nothing: 'Ningún icono se llama así',
  nothingText: 'Los nombres están en inglés: pruebe con otra palabra.',
};

const en: Like<typeof es> = {
  loading: 'Icons',
  usage: (example, grid) =>
    `They are named like “${example}” and shown with the class ${grid}. Choose one to copy its name.`,
  search: 'Search icons',
  size: 'Size',
  pixels: (size) => `${size} px`,
  icons: (set) => `Icons of ${set}`,
  count: (count) => (count === 1 ? '1 icon' : `${count.toLocaleString('en')} icons`),
  copied: (name) => `Copied: ${name}`,
  notCopied: (name) => `The browser does not allow copying: ${name}`,
  nothing: 'No icon is called that',
  nothingText: 'The names are in English: try another word.',
};

const tr: Like<typeof es> = {
  loading: 'Simgeler',
  usage: (example, grid) =>
    `“${example}” gibi adlandırılır ve ${grid} sınıfıyla gösterilir. Adını kopyalamak için birini seçin.`,
  search: 'Simge ara',
  size: 'Boyut',
  pixels: (size) => `${size} px`,
  icons: (set) => `${set} simgeleri`,
  count: (count) => `${count.toLocaleString('tr')} simge`,
  copied: (name) => `Kopyalandı: ${name}`,
  notCopied: (name) => `Tarayıcı kopyalamaya izin vermiyor: ${name}`,
  nothing: 'Bu adda bir simge yok',
  nothingText: 'Adlar İngilizcedir: başka bir kelime deneyin.',
};

export const iconTexts = { es, en, tr };
