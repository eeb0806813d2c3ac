// The rows of movements with their days and amounts, each as exact as it was written. On which side they are is decided afterwards,
// with all of them in sight.
import { EstadoIlegible, type SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';
import { exigirFecha, type FormaDeFecha } from '@cuadra/core/bancos/leer-fecha';
import { citar, exigirMonto, separadorDeMontos } from '@cuadra/core/bancos/leer-monto';
import { limpiarTexto } from '@cuadra/core/bancos/limpiar-texto';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import type { FilaDeBanco } from './filas-de-banco.ts';
import { type Lado, ladoDe } from './lado-de-movimiento.ts';
import { montoEscrito } from './movimiento-escrito.ts';
import { sinAcentos } from './titulos.ts';
import type { LugaresDeColumnas } from './ubicar-columnas-de-banco.ts';

export interface MovimientoLeido {
  readonly fila: number;
  readonly fecha: string;
  readonly texto: string;
  readonly referencia: string | null;
  readonly tipo: string | null;
  readonly saldo: Centavos | null;
  readonly cuenta: string | null;
  readonly moneda: string | null;
  readonly escrito: MontoEscrito;
}

export type MontoEscrito =
  | { readonly forma: 'dos'; readonly debito: Centavos; readonly credito: Centavos }
  | { readonly forma: 'uno'; readonly monto: Centavos; readonly lado: Lado | null };

export interface FormaDeMovimientos {
  readonly lugares: LugaresDeColumnas;
  readonly fechas: FormaDeFecha;
  readonly separador: SeparadorDecimal | undefined;
}

export function leerMovimientos(filas: readonly FilaDeBanco[], forma: FormaDeMovimientos): MovimientoLeido[] {
  const lugares = conMarcaEnTipo(filas, forma.lugares);
  return filas.map((fila) => leerMovimiento(fila, { ...forma, lugares }));
}

/** The decimal mark of the sheet: that of the first amount that tells, so that another one is seen. */
export function separadorDeFilas(
  filas: readonly FilaDeBanco[],
  { monto, debito, credito, saldo }: LugaresDeColumnas,
): SeparadorDecimal | undefined {
  const columnas = [monto, debito, credito, saldo].filter((lugar) => lugar !== undefined);
  for (const { celdas, numericas } of filas) {
    for (const lugar of columnas) {
      const dicho = numericas.has(lugar) ? undefined : separadorDeMontos([celdas[lugar] ?? '']);
      if (dicho !== undefined) return dicho;
    }
  }
  return undefined;
}

/** The amount in that column; null where there is none. */
export function montoEn(
  { fila, celdas, numericas }: FilaDeBanco,
  lugar: number | undefined,
  separador: SeparadorDecimal | undefined,
  que?: string,
): Centavos | null {
  const escrito = lugar === undefined ? undefined : montoEscrito(celdas[lugar]);
  if (lugar === undefined || escrito === undefined) return null;
  return exigirMonto(escrito, { fila, que, separador: numericas.has(lugar) ? 'punto' : separador });
}

function leerMovimiento(
  fila: FilaDeBanco,
  { lugares, fechas, separador }: FormaDeMovimientos,
): MovimientoLeido {
  const celda = (lugar: number | undefined) => limpiarTexto(fila.celdas[lugar ?? -1] ?? '');
  const texto = lugares.texto.map(celda).find((escrito) => escrito !== '') ?? '';
  const tipo = celda(lugares.tipo);
  return {
    fila: fila.fila,
    fecha: exigirFecha(fila.celdas[lugares.fecha] ?? '', fila.fila, fechas),
    texto,
    referencia: referenciaDe(lugares, celda, texto),
    // Where that column has a cheque's number, it says no kind.
    tipo: tipo === '' || (/^\d+$/.test(tipo) && lugares.tipo === lugares.cheque) ? null : tipo,
    saldo: montoEn(fila, lugares.saldo, separador, 'El saldo'),
    cuenta: celda(lugares.cuenta) || null,
    moneda: celda(lugares.moneda) || null,
    escrito: leerEscrito(fila, lugares, separador),
  };
}

function leerEscrito(
  fila: FilaDeBanco,
  lugares: LugaresDeColumnas,
  separador: SeparadorDecimal | undefined,
): MontoEscrito {
  if (lugares.monto === undefined) {
    const debito = montoEn(fila, lugares.debito, separador, 'El débito') ?? CERO;
    const credito = montoEn(fila, lugares.credito, separador, 'El crédito') ?? CERO;
    if (debito !== 0 && credito !== 0)
      throw new EstadoIlegible('El movimiento tiene débito y crédito a la vez.', fila.fila);
    return { forma: 'dos', debito, credito };
  }
  const monto = montoEn(fila, lugares.monto, separador) ?? CERO;
  if (lugares.marca === undefined) return { forma: 'uno', monto, lado: null };
  const marca = fila.celdas[lugares.marca] ?? '';
  const lado = ladoDe(marca);
  if (lado === undefined && monto !== 0)
    throw new EstadoIlegible(
      `${citar(marca) || 'La columna'} no dice si es un débito o un crédito.`,
      fila.fila,
    );
  if (lado === 'credito' && monto < 0)
    throw new EstadoIlegible('El movimiento dice que es un crédito y su monto es negativo.', fila.fila);
  return { forma: 'uno', monto, lado: lado ?? null };
}

/** A column of kinds tells the side when all its rows do and no amount carries a sign of its own. */
function conMarcaEnTipo(filas: readonly FilaDeBanco[], lugares: LugaresDeColumnas): LugaresDeColumnas {
  const { monto, marca, tipo } = lugares;
  if (monto === undefined || marca !== undefined || tipo === undefined) return lugares;
  const todas = filas.every(
    ({ celdas }) => ladoDe(celdas[tipo] ?? '') !== undefined && !/[-−–(]/.test(celdas[monto] ?? ''),
  );
  return todas ? { ...lugares, marca: tipo } : lugares;
}

/** Zeros and hyphens are how a bank fills a document that there is not. */
const VACIA = /^[0\s./-]*$/;

function referenciaDe(
  { referencia, cheque }: LugaresDeColumnas,
  celda: (lugar: number | undefined) => string,
  texto: string,
): string | null {
  const deCheque = celda(cheque);
  if (/^\d+$/.test(deCheque) && !VACIA.test(deCheque) && /cheque/.test(sinAcentos(texto))) return deCheque;
  return referencia.map(celda).find((escrita) => !VACIA.test(escrita)) ?? null;
}
