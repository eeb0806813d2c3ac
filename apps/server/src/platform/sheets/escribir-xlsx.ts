// XLSX written row by row, in memory that does not grow with it: codes stay text, figures and dates are real, the header
// stays in sight, sums are formulas (with their value, for whoever does not compute), and a second sheet says what the
// document is. Written here because no writer at hand streams formulas.
import { Readable } from 'node:stream';
import { type EntradaDeZip, escribirZip } from './escribir-zip.ts';
import { type Celda, type Columna, enQuetzales, type Hoja, type Suma } from './hoja.ts';
import { acercaDe, escapar, FIN_DE_HOJA, PRINCIPIO_DE_HOJA, partesDelLibro } from './partes-de-xlsx.ts';

/** The styles of xlsx-parts, by their place. */
const ESTILO: Readonly<
  Record<Columna['tipo'] | 'cabecera' | 'total' | 'totalDinero' | 'sumaDinero', number>
> = {
  texto: 1,
  entero: 2,
  dinero: 3,
  fecha: 4,
  cabecera: 5,
  total: 6,
  totalDinero: 7,
  porcentaje: 8,
  sumaDinero: 9,
};
const FILAS_POR_PARTE = 200;
/** Day 0 of the sheets, as days since 1970. */
const DIA_CERO = -25_569;
const MS_POR_DIA = 86_400_000;

export function escribirXlsx(hoja: Hoja): Readable {
  return Readable.from(escribirZip(entradas(hoja)), { objectMode: false });
}

/** All that an XLSX is made of; the table, when it comes from elsewhere, as it is given. */
export function* entradas(
  hoja: Hoja,
  deLaTabla: EntradaDeZip['partes'] = tabla(hoja),
): Generator<EntradaDeZip> {
  const { nombre, acerca = [] } = hoja;
  for (const [parte, contenido] of partesDelLibro(nombre, acerca))
    yield { nombre: parte, partes: [contenido] };
  yield { nombre: 'xl/worksheets/sheet1.xml', partes: deLaTabla };
  if (acerca.length > 0) yield { nombre: 'xl/worksheets/sheet2.xml', partes: [acercaDe(acerca)] };
}

/** Up to which row it goes, the one of the titles being the first, and what each column adds up to. */
export interface CuentaDeTabla {
  n: number;
  readonly sumas: number[];
}

async function* tabla({ columnas, filas }: Hoja): AsyncGenerator<string> {
  const cuenta: CuentaDeTabla = { n: 1, sumas: columnas.map(() => 0) };
  yield principioDeTabla(columnas);
  yield* renglonesDeTabla(columnas, filas, cuenta);
  yield finDeTabla(columnas, cuenta);
}

export function principioDeTabla(columnas: readonly Columna[]): string {
  const anchos = columnas.map(
    ({ ancho }, i) => `<col min="${i + 1}" max="${i + 1}" width="${ancho}" customWidth="1"/>`,
  );
  const titulos = columnas.map(({ titulo }, i) => texto(i, 1, titulo, ESTILO.cabecera));
  return `${PRINCIPIO_DE_HOJA}<cols>${anchos.join('')}</cols><sheetData>${fila(1, titulos)}`;
}

/** After those that were counted already; it counts its own. */
export async function* renglonesDeTabla(
  columnas: readonly Columna[],
  filas: Hoja['filas'],
  cuenta: CuentaDeTabla,
): AsyncGenerator<string> {
  const { sumas } = cuenta;
  let parte = '';
  for await (const celdas of filas) {
    cuenta.n += 1;
    const { n } = cuenta;
    parte += fila(
      n,
      columnas.map((columna, i) => celda(columna, i, n, celdas[i] ?? null)),
    );
    for (const [i, { suma }] of columnas.entries())
      if (suma) sumas[i] = (sumas[i] ?? 0) + Number(celdas[i] ?? 0);
    if (n % FILAS_POR_PARTE !== 0) continue;
    yield parte;
    parte = '';
  }
  yield parte;
}

export function finDeTabla(columnas: readonly Columna[], { n, sumas }: CuentaDeTabla): string {
  const ultima = `${letra(columnas.length - 1)}${n}`;
  return `${totales(columnas, sumas, n)}</sheetData><autoFilter ref="A1:${ultima}"/>${FIN_DE_HOJA}`;
}

function totales(columnas: readonly Columna[], sumas: readonly number[], n: number): string {
  if (n === 1 || !columnas.some(({ suma }) => suma)) return '';
  const primera = columnas.findIndex(({ suma }) => suma);
  // A row apart, so that filtering or sorting the table leaves it alone.
  const abajo = n + 2;
  const celdas = columnas.map(({ suma, tipo }, i) => {
    if (i === primera - 1) return texto(i, abajo, 'Totales', ESTILO.total);
    if (!suma) return '';
    const valor = escrito(tipo, sumas[i] ?? 0);
    const estilo = tipo === 'dinero' ? ESTILO.totalDinero : ESTILO.total;
    return `<c r="${letra(i)}${abajo}" s="${estilo}"><f>SUM(${letra(i)}2:${letra(i)}${n})</f><v>${valor}</v></c>`;
  });
  return fila(abajo, celdas);
}

function celda({ tipo }: Columna, i: number, n: number, valor: Celda): string {
  if (valor === null) return '';
  if (tipo === 'fecha' && typeof valor === 'string') return numero(i, n, String(dia(valor)), ESTILO.fecha);
  if (typeof valor === 'string') return texto(i, n, valor, ESTILO.texto);
  if (typeof valor === 'object') return formula(tipo, i, n, valor);
  return numero(i, n, escrito(tipo, valor), ESTILO[tipo]);
}

function formula(tipo: Columna['tipo'], i: number, n: number, { suma, valor }: Suma): string {
  const partes = suma.map((fila) => (fila < 0 ? `-${letra(i)}${1 - fila}` : `+${letra(i)}${fila + 1}`));
  const estilo = tipo === 'dinero' ? ESTILO.sumaDinero : ESTILO[tipo];
  return `<c r="${letra(i)}${n}" s="${estilo}"><f>${partes.join('')}</f><v>${escrito(tipo, valor)}</v></c>`;
}

function escrito(tipo: Columna['tipo'], valor: number): string {
  if (tipo === 'dinero') return enQuetzales(valor);
  // A sheet's 1.00 is a hundred per cent.
  return tipo === 'porcentaje' ? (valor / 10_000).toFixed(4) : String(valor);
}

function fila(n: number, celdas: readonly string[]): string {
  return `<row r="${n}">${celdas.join('')}</row>`;
}

function numero(i: number, n: number, valor: string, estilo: number): string {
  return `<c r="${letra(i)}${n}" s="${estilo}"><v>${valor}</v></c>`;
}

function texto(i: number, n: number, valor: string, estilo: number): string {
  return `<c r="${letra(i)}${n}" s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${escapar(valor)}</t></is></c>`;
}

function dia(fecha: string): number {
  return Date.parse(`${fecha}T00:00:00Z`) / MS_POR_DIA - DIA_CERO;
}

function letra(i: number): string {
  return i < 26 ? String.fromCharCode(65 + i) : letra(Math.floor(i / 26) - 1) + letra(i % 26);
}
