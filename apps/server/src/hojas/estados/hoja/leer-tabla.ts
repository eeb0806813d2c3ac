// The rows under the headings, told apart: movements, balances and totals that come as rows, and what is neither. No row with an
// amount is left out in silence: without a date it is refused, and what is skipped is told.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { citar, leerMonto } from '@cuadra/core/bancos/leer-monto';
import type { FilaDeBanco } from './filas-de-banco.ts';
import { claseDeSaldo } from './leer-rotulos.ts';
import { conFechaDeSerie, esMovimiento, montoEscrito, montosDe, pareceFecha } from './movimiento-escrito.ts';
import type { TablaDeBanco } from './partir-en-tablas.ts';
import { repararFila } from './reparar-fila.ts';
import { claveDeTitulo } from './titulos.ts';
import type { LugaresDeColumnas } from './ubicar-columnas-de-banco.ts';

export interface TotalEscrito {
  readonly fila: FilaDeBanco;
  /** How many movements come before it. */
  readonly tras: number;
}

export interface TablaLeida {
  readonly movimientos: readonly FilaDeBanco[];
  readonly saldosIniciales: readonly FilaDeBanco[];
  readonly saldosFinales: readonly FilaDeBanco[];
  readonly totales: readonly TotalEscrito[];
  /** What the bank says under the table. */
  readonly sueltas: readonly FilaDeBanco[];
  readonly advertencias: readonly string[];
}

export function leerTabla({ encabezado, ancho, filas, encabezadosRepetidos }: TablaDeBanco): TablaLeida {
  const { perfil, lugares } = encabezado;
  const leida = abrirTabla();
  for (const escrita of filas) {
    const conFecha = conFechaDeSerie(escrita, lugares);
    const fila = repararFila(conFecha, lugares, ancho);
    if (conFecha !== escrita) leida.deSerie.push(fila);
    if (fila !== conFecha) leida.reparadas.push(fila);
    if (leida.termino === undefined && esFinal(fila, leida.movimientos.length, perfil)) leida.termino = fila;
    if (leida.termino === undefined) clasificar(fila, lugares, leida);
    else if (perfil.vaciaTermina && esMovimiento(fila, lugares)) leida.fuera.push(fila);
    else leida.sueltas.push(fila);
  }
  return { ...leida, advertencias: advertenciasDe(leida, encabezadosRepetidos, lugares) };
}

interface TablaAbierta {
  readonly movimientos: FilaDeBanco[];
  readonly saldosIniciales: FilaDeBanco[];
  readonly saldosFinales: FilaDeBanco[];
  readonly totales: TotalEscrito[];
  /** Since the last movement. */
  readonly sueltas: FilaDeBanco[];
  readonly reparadas: FilaDeBanco[];
  readonly deSerie: FilaDeBanco[];
  /** Loose rows with movements under them: they were in the middle. */
  readonly saltadas: FilaDeBanco[];
  readonly fuera: FilaDeBanco[];
  termino: FilaDeBanco | undefined;
}

function abrirTabla(): TablaAbierta {
  return {
    movimientos: [],
    saldosIniciales: [],
    saldosFinales: [],
    totales: [],
    sueltas: [],
    reparadas: [],
    deSerie: [],
    saltadas: [],
    fuera: [],
    termino: undefined,
  };
}

function esFinal(
  fila: FilaDeBanco,
  movimientos: number,
  perfil: TablaDeBanco['encabezado']['perfil'],
): boolean {
  const [primera = ''] = fila.celdas.filter((celda) => celda !== '');
  if (perfil.pie.some((pie) => pie.test(primera))) return true;
  return perfil.vaciaTermina && fila.trasVacia && movimientos > 0;
}

function clasificar(fila: FilaDeBanco, lugares: LugaresDeColumnas, tabla: TablaAbierta): void {
  const { celdas } = fila;
  const tieneMonto = montosDe(celdas, lugares).length > 0;
  const fecha = celdas[lugares.fecha] ?? '';
  const clase = claseDeFila(fila, lugares);
  if (clase === 'inicial') tabla.saldosIniciales.push(fila);
  else if (clase === 'final') tabla.saldosFinales.push(fila);
  else if (clase === 'total') tabla.totales.push({ fila, tras: tabla.movimientos.length });
  else if (pareceFecha(fecha)) {
    if (!tieneMonto) throw new EstadoIlegible('El movimiento no tiene monto.', fila.fila);
    exigirUnSoloRenglon(fila);
    for (const suelta of tabla.sueltas) tabla.saltadas.push(suelta);
    tabla.sueltas.length = 0;
    tabla.movimientos.push(fila);
  } else if (tieneMonto && tabla.totales.length === 0 && sonMontos(celdas, lugares)) {
    throw new EstadoIlegible(
      fecha === '' ? 'La fila tiene un monto y no tiene fecha.' : `La fecha ${citar(fecha)} no es una fecha.`,
      fila.fila,
    );
  } else if (/^\d/.test(fecha) && tieneMonto) {
    throw new EstadoIlegible(`La fecha ${citar(fecha)} no es una fecha.`, fila.fila);
  } else {
    if (tieneMonto && sonMontos(celdas, lugares)) tabla.fuera.push(fila);
    tabla.sueltas.push(fila);
  }
}

/** A balance or a total that comes as one more row. */
function claseDeFila(
  { celdas }: FilaDeBanco,
  lugares: LugaresDeColumnas,
): 'inicial' | 'final' | 'total' | undefined {
  const deMontos = new Set([lugares.monto, lugares.debito, lugares.credito, lugares.saldo]);
  const saldo = montoEscrito(celdas[lugares.saldo ?? -1]);
  const montos = montosDe(celdas, lugares).filter((monto) => /[1-9]/.test(monto));
  if (montos.length === 0 && saldo === undefined) return undefined;
  const conFecha = pareceFecha(celdas[lugares.fecha]);
  for (const [i, celda] of celdas.entries()) {
    if (celda.length > 60 || deMontos.has(i) || !/saldo|balance|total/i.test(celda)) continue;
    const clave = claveDeTitulo(celda);
    const clase = claseDeSaldo(clave);
    // With a date and an amount of its own it is a movement, but for a balance written twice.
    const esMovimiento =
      conFecha &&
      montos.length > 0 &&
      !(SOLO_SALDO.test(clave) && montos.every((uno) => sonIguales(uno, saldo)));
    if (clase !== undefined && clase !== 'al-generar' && !esMovimiento) return clase;
    if (!conFecha && /^(?:gran |sub ?)?total(?:es)?(?: |$)/.test(clave)) return 'total';
  }
  return undefined;
}

const SOLO_SALDO =
  /^(?:saldo (?:inicial|anterior|previo|final)|(?:opening|beginning|starting|previous|closing|ending) balance|balance (?:brought |carried )?forward)$/;

const sonIguales = (monto: string, saldo: string | undefined): boolean =>
  saldo === undefined || monto.replaceAll(/\D/g, '') === saldo.replaceAll(/\D/g, '');

/** Figures, even those that cannot be read: words under those columns are of the foot. */
function sonMontos(celdas: readonly string[], lugares: LugaresDeColumnas): boolean {
  return montosDe(celdas, lugares).some(
    (monto) => /^\P{L}*\d\P{L}*$/u.test(monto) || leerMonto(monto, 'punto').tipo === 'monto',
  );
}

/** A quote that opens and closes where it should not takes whole rows into one cell. */
function exigirUnSoloRenglon({ fila, celdas }: FilaDeBanco): void {
  for (const celda of celdas) {
    if (!/[\r\n]/.test(celda)) continue;
    const [, ...otros] = celda.split(/\r\n|\r|\n/);
    if (otros.some((renglon) => /^\W{0,3}\d{1,4}[-/.] ?\d{1,2}\D.*[,;|\t]/.test(renglon)))
      throw new EstadoIlegible('Una celda contiene otras filas: revise sus comillas.', fila);
  }
}

function advertenciasDe(
  { saltadas, fuera, reparadas, deSerie }: TablaAbierta,
  encabezados: number,
  lugares: LugaresDeColumnas,
): string[] {
  const avisos: string[] = [];
  if (encabezados > 0)
    avisos.push(
      encabezados === 1
        ? 'Se omitió un encabezado repetido.'
        : `Se omitieron ${encabezados} encabezados repetidos.`,
    );
  if (saltadas.length > 0)
    avisos.push(`Entre los movimientos se omitió lo que no lo es: ${filasEnPalabras(saltadas)}.`);
  if (fuera.length > 0)
    avisos.push(`Lo que está bajo el final de la tabla no se tomó: ${filasEnPalabras(fuera)}.`);
  if (reparadas.length > 0)
    avisos.push(`Las comas sin comillas se tomaron como parte de su celda: ${filasEnPalabras(reparadas)}.`);
  if (deSerie.length > 0)
    avisos.push(
      `Las fechas que la hoja tiene como números se leyeron como días: ${filasEnPalabras(deSerie)}.`,
    );
  if (lugares.texto.length === 0) avisos.push('El archivo no tiene una columna con la descripción.');
  return avisos;
}

const NOMBRADAS_MAX = 5;

export function filasEnPalabras(filas: readonly { readonly fila: number }[]): string {
  const [una, ...otras] = filas.map(({ fila }) => fila);
  if (otras.length === 0) return `fila ${una}`;
  const nombradas = filas.slice(0, NOMBRADAS_MAX).map(({ fila }) => String(fila));
  const resto = filas.length - nombradas.length;
  return resto > 0 ? `filas ${nombradas.join(', ')} y ${resto} más` : `filas ${lista.format(nombradas)}`;
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });
