// The mayor on paper and as a sheet. In the worker: see reportes/imprimir.ts and contabilidad/imprenta.
import type { FilaDeMayor, PruebaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import type { AgrupacionDeMayor } from '@cuadra/contract/contabilidad/opciones';
import { presentarLibro } from '#contabilidad/imprenta/presentar.ts';
import type { ColumnaDeLibro, FilaDeLibro } from '#contabilidad/imprenta/tipos.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import type { Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';

export interface CabeceraDeMayor {
  readonly agrupacion: AgrupacionDeMayor;
  readonly prueba: PruebaDeMayor;
}

export const columnas: readonly ColumnaDeLibro[] = [
  { titulo: 'Fecha', ancho: 43, tipo: 'texto' },
  { titulo: 'Diario', ancho: 50, tipo: 'texto' },
  { titulo: 'Folio', ancho: 24, tipo: 'cifra' },
  { titulo: 'Concepto', tipo: 'texto' },
  { titulo: 'Debe (Q)', ancho: 62, tipo: 'dinero', arrastre: 'suma' },
  { titulo: 'Haber (Q)', ancho: 62, tipo: 'dinero', arrastre: 'suma' },
  { titulo: 'Saldo (Q)', ancho: 66, tipo: 'dinero', arrastre: 'ultimo' },
];

export function enFilas(fila: FilaDeMayor, { agrupacion }: CabeceraDeMayor): readonly FilaDeLibro[] {
  switch (fila.tipo) {
    case 'cuenta': {
      const { idCuenta, nombreCuenta, saldoInicial } = fila;
      const marca = `${idCuenta} ${nombreCuenta}`;
      return [
        {
          celdas: [marca, null, null, null, null, 'Saldo anterior', saldoInicial],
          estilo: 'titulo',
          abre: true,
          conLaSiguiente: true,
          marca,
        },
      ];
    }
    case 'movimiento': {
      const { primeraFecha, folio, debe, haber, saldo, numero } = fila;
      const concepto = fila.concepto ?? (fila.partidas === 1 ? '1 partida' : `${fila.partidas} partidas`);
      const hoja = folio === null ? null : String(folio);
      return [
        {
          celdas: [
            cuandoFue(fila, agrupacion),
            referencia(fila),
            hoja,
            concepto,
            debe || null,
            haber || null,
            saldo,
          ],
          suma: true,
          fecha: primeraFecha,
          numeros: [numero, fila.hastaNumero],
        },
      ];
    }
    case 'total':
      return [
        {
          celdas: [`Suma de ${fila.idCuenta}`, null, null, null, fila.debe, fila.haber, fila.saldoFinal],
          estilo: 'total',
        },
      ];
    default:
      return fila satisfies never;
  }
}

type Movimiento = Extract<FilaDeMayor, { tipo: 'movimiento' }>;

/** A day; or, of a month added up, `03/2026`. */
function cuandoFue({ fecha }: Movimiento, agrupacion: AgrupacionDeMayor): string {
  return agrupacion === 'mes' ? fechaImpresa(fecha).slice(3) : fechaImpresa(fecha);
}

function referencia({ numero, hastaNumero }: Movimiento): string {
  return numero === hastaNumero ? String(numero) : `${numero} a ${hastaNumero}`;
}

export function cierre({ prueba: { diario, mayor, cuadra } }: CabeceraDeMayor): FilaDeLibro[] {
  const fila = (rotulo: string, lados: PruebaDeMayor['diario']): FilaDeLibro => ({
    celdas: [rotulo, null, null, null, lados.debe, lados.haber, null],
    estilo: 'total',
    abre: true,
    conLaSiguiente: true,
  });
  return [
    fila('Prueba: suma del diario', diario),
    fila('Suma del mayor', mayor),
    { celdas: [cuadra ? 'El mayor es igual al diario.' : 'El mayor NO es igual al diario.'], estilo: 'nota' },
  ];
}

export async function pdf(
  impreso: Impreso<CabeceraDeMayor>,
  lotes: Lotes<FilaDeMayor>,
): Promise<AsyncIterable<Uint8Array>> {
  return presentarLibro({ columnas, enFilas, cierre }, impreso, lotes);
}

/** One movement a row, with its account: what a pivot table needs. */
export function hoja({ cabecera }: Impreso<CabeceraDeMayor>, filas: AsyncIterable<FilaDeMayor>): Hoja {
  return {
    nombre: 'Libro Mayor',
    columnas: [
      { titulo: 'Código', ancho: 14, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 44, tipo: 'texto' },
      { titulo: cabecera.agrupacion === 'mes' ? 'Mes' : 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'De la partida', ancho: 12, tipo: 'entero' },
      { titulo: 'A la partida', ancho: 12, tipo: 'entero' },
      { titulo: 'Folio del diario', ancho: 12, tipo: 'entero' },
      { titulo: 'Concepto', ancho: 50, tipo: 'texto' },
      { titulo: 'Debe (Q)', ancho: 18, tipo: 'dinero', suma: true },
      { titulo: 'Haber (Q)', ancho: 18, tipo: 'dinero', suma: true },
      { titulo: 'Saldo (Q)', ancho: 18, tipo: 'dinero' },
    ],
    filas: renglones(filas),
  };
}

/** What an account brought is a row of its own, without amounts. */
async function* renglones(filas: AsyncIterable<FilaDeMayor>) {
  let cuenta = { idCuenta: '', nombreCuenta: '' };
  for await (const fila of filas) {
    if (fila.tipo === 'total') continue;
    if (fila.tipo === 'cuenta') cuenta = fila;
    const { idCuenta, nombreCuenta } = cuenta;
    yield fila.tipo === 'cuenta'
      ? [idCuenta, nombreCuenta, null, null, null, null, 'Saldo anterior', null, null, fila.saldoInicial]
      : [
          idCuenta,
          nombreCuenta,
          fila.fecha,
          fila.numero,
          fila.hastaNumero,
          fila.folio,
          fila.concepto,
          fila.debe,
          fila.haber,
          fila.saldo,
        ];
  }
}
