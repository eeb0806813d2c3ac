// The same conciliación as a sheet: each balance, what changes it one by one, and what it comes to, in a column of their own so that
// no sum takes them in.
import { nombresDeTramo } from '@cuadra/core/bancos/clasificar';
import type { Centavos } from '@cuadra/core/dinero';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso } from '#reportes/imprimir.ts';
import type { ConciliacionImpresa, PendienteImpreso } from './leer-conciliacion.ts';
import { nombreDePendientes } from './palabras.ts';

export function hojaDeConciliacion(
  { cabecera }: Impreso<ConciliacionImpresa>,
  filas: AsyncIterable<PendienteImpreso>,
): Hoja {
  return {
    nombre: 'Conciliación bancaria',
    columnas: [
      { titulo: 'Renglón', ancho: 32, tipo: 'texto' },
      { titulo: 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: 'Documento', ancho: 18, tipo: 'texto' },
      { titulo: 'Texto', ancho: 44, tipo: 'texto' },
      { titulo: 'Motivo', ancho: 30, tipo: 'texto' },
      { titulo: 'Ejercicio', ancho: 10, tipo: 'entero' },
      { titulo: 'Partida', ancho: 10, tipo: 'entero' },
      { titulo: 'Días', ancho: 8, tipo: 'entero' },
      { titulo: 'Antigüedad', ancho: 18, tipo: 'texto' },
      { titulo: 'Monto', ancho: 16, tipo: 'dinero' },
      { titulo: 'Saldo', ancho: 18, tipo: 'dinero' },
    ],
    filas: renglones(cabecera, filas),
  };
}

async function* renglones(
  { cifras: { banco, libros, diferencia } }: ConciliacionImpresa,
  pendientes: AsyncIterable<PendienteImpreso>,
): AsyncGenerator<readonly Celda[]> {
  yield rotulo('Saldo según banco', banco.saldo);
  let enLibros = false;
  for await (const uno of pendientes) {
    if (uno.en === 'libros' && !enLibros) {
      enLibros = true;
      yield* deUnoAOtro(banco.ajustado, libros.saldo);
    }
    yield filaDe(uno);
  }
  if (!enLibros) yield* deUnoAOtro(banco.ajustado, libros.saldo);
  yield rotulo('Saldo conciliado según libros', libros.ajustado);
  yield rotulo('Diferencia', diferencia);
}

function* deUnoAOtro(deBanco: Centavos, deLibros: Centavos): Generator<readonly Celda[]> {
  yield rotulo('Saldo conciliado según banco', deBanco);
  yield rotulo('Saldo según libros', deLibros);
}

const filaDe = (uno: PendienteImpreso): readonly Celda[] => [
  ...[nombreDePendientes(uno), uno.fecha, uno.documento, uno.texto, uno.motivo, uno.ejercicio, uno.numero],
  ...[uno.dias, nombresDeTramo[uno.tramo], uno.monto, null],
];

const ANTES_DEL_SALDO = 9;
const rotulo = (texto: string, saldo: Centavos): readonly Celda[] => [
  texto,
  ...Array.from({ length: ANTES_DEL_SALDO }, () => null),
  saldo,
];
