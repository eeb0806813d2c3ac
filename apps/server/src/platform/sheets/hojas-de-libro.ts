// The names of the pages of a workbook, in the order in which its reader counts them.

export interface HojaDeLibro {
  readonly nombre: string;
  readonly oculta: boolean;
}

const HOJAS_MAX = 100;
const NOMBRE_MAX = 100;

/** From the part of the package that lists them; its XML was looked through before. */
export function hojasDeLibro(xml: string): HojaDeLibro[] {
  const hojas: HojaDeLibro[] = [];
  for (const [, atributos = ''] of xml.matchAll(/<(?:[\w.-]{1,40}:)?sheet\s([^<>]{1,4000})>/g)) {
    const nombre = /(?:^|\s)name\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(atributos);
    const tieneParte = /\s[\w.-]{1,40}:id\s*=/i.test(` ${atributos}`);
    const dicho = nombre?.[1] ?? nombre?.[2] ?? '';
    if (dicho === '' || !tieneParte) continue;
    hojas.push({
      nombre: sinEntidades(dicho).slice(0, NOMBRE_MAX).toWellFormed(),
      oculta: /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(` ${atributos}`),
    });
    if (hojas.length === HOJAS_MAX) break;
  }
  return hojas;
}

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function sinEntidades(texto: string): string {
  return texto.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (entera, decimal, hex, nombre) => {
    if (nombre !== undefined) return ENTIDADES[String(nombre)] ?? entera;
    const codigo = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return codigo > 0 && codigo <= 0x10_ff_ff ? String.fromCodePoint(codigo) : entera;
  });
}
