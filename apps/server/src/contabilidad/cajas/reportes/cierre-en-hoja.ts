// The same jornada as a sheet: its movements one by one and, in a column of their own so that no sum takes them in, its figures.
import { totalPorMedio } from '@cuadra/core/cajas/arqueo';
import { clases } from '@cuadra/core/cajas/movimiento';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { fechaYHora } from '#platform/pdf/documento.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso } from '#reportes/imprimir.ts';
import type { CabeceraDeCierre } from './cierre-impreso.ts';
import type { MovimientoDeCierre } from './leer-cierre.ts';
import { reciboImpreso } from './palabras.ts';

export function hojaDeCierre(
  { cabecera }: Impreso<CabeceraDeCierre>,
  filas: AsyncIterable<MovimientoDeCierre>,
): Hoja {
  return {
    nombre: 'Cierre de caja',
    columnas: [
      { titulo: 'Clase', ancho: 22, tipo: 'texto' },
      { titulo: 'Recibo', ancho: 13, tipo: 'texto' },
      { titulo: 'Hora', ancho: 17, tipo: 'texto' },
      { titulo: 'Código', ancho: 13, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 36, tipo: 'texto' },
      { titulo: 'Concepto', ancho: 40, tipo: 'texto' },
      { titulo: 'Documento', ancho: 16, tipo: 'texto' },
      { titulo: 'Persona', ancho: 28, tipo: 'texto' },
      { titulo: 'Medio', ancho: 10, tipo: 'texto' },
      { titulo: 'Ejercicio', ancho: 10, tipo: 'entero' },
      { titulo: 'Partida', ancho: 10, tipo: 'entero' },
      { titulo: 'Deshace', ancho: 13, tipo: 'texto' },
      { titulo: 'Deshecho por', ancho: 13, tipo: 'texto' },
      { titulo: 'Entrada', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Salida', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'De la jornada', ancho: 16, tipo: 'dinero' },
    ],
    filas: renglones(cabecera, filas),
  };
}

async function* renglones(
  { jornada: { codigoCaja }, libro: suyo }: CabeceraDeCierre,
  movimientos: AsyncIterable<MovimientoDeCierre>,
): AsyncGenerator<readonly Celda[]> {
  const recibo = (numero: number | null) => (numero === null ? null : reciboImpreso(codigoCaja, numero));
  for await (const uno of movimientos)
    yield [
      ...[clases[uno.clase].nombre, recibo(uno.recibo), fechaYHora(uno.registradoEn), uno.idCuenta],
      ...[
        uno.nombreCuenta,
        uno.concepto,
        uno.documento,
        uno.personaNombre,
        uno.medio,
        uno.ejercicio,
        uno.numero,
      ],
      ...[recibo(uno.deshace), recibo(uno.deshechoPor)],
      ...(uno.sentido === 'entrada' ? [uno.monto, null, null] : [null, uno.monto, null]),
    ];
  const { apertura, libro, contado, diferenciaDeApertura, diferenciaDeCierre } = suyo;
  yield rotulo('Conteo de apertura', totalPorMedio(apertura));
  yield rotulo('Esperado según libros', totalPorMedio(libro));
  if (contado === null || diferenciaDeCierre === null) return;
  yield rotulo('Contado al cierre', totalPorMedio(contado));
  yield rotulo('Diferencia de cierre', diferenciaDeCierre);
  yield rotulo('Diferencia de apertura', diferenciaDeApertura);
  yield rotulo('Diferencia de la jornada', centavos(diferenciaDeApertura + diferenciaDeCierre));
}

const ANTES_DE_LA_CIFRA = 14;
const rotulo = (texto: string, monto: Centavos): readonly Celda[] => [
  texto,
  ...Array.from({ length: ANTES_DE_LA_CIFRA }, () => null),
  monto,
];
