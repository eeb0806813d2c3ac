// What a figure of the balance de comprobación is made of: of a row, every account under it, whatever side it fell on; of
// the sums, and of a header with accounts of both natures, only those that fell on the column's side.
import { CERO, type Centavos, centavos, restar, sumar } from '../dinero.ts';
import { type Base, desdeEnero } from './columnas.ts';
import type { DatosDeComprobacion } from './comprobacion.ts';
import { claveDeLoNoCerrado, mayoresDeAmbasNaturalezas, mitadDe } from './lugares-de-comprobacion.ts';
import { conSigno, conValor, type Parte, type PartesDe, type Que } from './partes.ts';
import { cuentasDeResultado } from './por-cerrar.ts';
import { diaAnterior } from './rangos.ts';

const columnasDeComprobacion = [
  'inicial-deudor',
  'inicial-acreedor',
  'debe',
  'haber',
  'final-deudor',
  'final-acreedor',
] as const;
export type ColumnaDeComprobacion = (typeof columnasDeComprobacion)[number];

/** What is asked of a column: which of its figures, on which side, in which base. */
interface Medicion {
  readonly cual: 'inicial' | 'debe' | 'haber' | 'final';
  readonly signo: 1 | -1;
  readonly lugar: number;
  readonly base: Base;
}

export function armarPartes(datos: DatosDeComprobacion): PartesDe {
  const deDetalle = datos.catalogo.filter(({ tipoCuenta }) => tipoCuenta === 'D');
  const detalle = deDetalle.map(({ idCuenta }) => idCuenta);
  const sinCerrar = claveDeLoNoCerrado(datos.cuentasDeCierre);
  const mixtas = mayoresDeAmbasNaturalezas(datos.catalogo);
  return (fila, columna) => {
    const medicion = medicionDe(datos, columna);
    if (medicion === undefined) return [];
    const deCuentas = (inicio: string) =>
      detalle.filter((id) => id.startsWith(inicio)).flatMap((id) => deCuenta(id, datos, medicion));
    const deAntes = () => deAniosAnteriores(datos, medicion);
    if (fila === sinCerrar) return deAntes();
    const seSuma = (partes: readonly Parte[]) =>
      datos.plan.bases.length > 1 || sumar(partes.map(({ valor }) => valor)) > 0;
    const mitad = mitadDe(fila);
    if (mitad !== undefined)
      return deDetalle
        .filter((una) => una.naturaleza === mitad.naturaleza && una.idCuenta.startsWith(mitad.mayor))
        .flatMap(({ idCuenta }) => deCuenta(idCuenta, datos, medicion));
    if (mixtas.has(fila)) return deCuentas(fila).filter((parte) => seSuma([parte]));
    if (fila !== 'sumas')
      return [
        ...deCuentas(fila),
        ...(sinCerrar.startsWith(fila) && !detalle.includes(fila) ? deAntes() : []),
      ];
    return [...deCuentas('').filter((parte) => seSuma([parte])), ...(seSuma(deAntes()) ? deAntes() : [])];
  };
}

function medicionDe({ plan }: DatosDeComprobacion, columna: string): Medicion | undefined {
  const deSeis = columnasDeComprobacion.find((una) => una === columna);
  const lugar = deSeis === undefined ? plan.columnas.find(({ clave }) => clave === columna)?.base : 0;
  const base = lugar === undefined ? undefined : plan.bases[lugar];
  if (lugar === undefined || base === undefined) return undefined;
  switch (deSeis) {
    case 'debe':
    case 'haber':
      return { cual: deSeis, signo: 1, lugar, base };
    case 'inicial-deudor':
    case 'inicial-acreedor':
      return { cual: 'inicial', signo: deSeis === 'inicial-deudor' ? 1 : -1, lugar, base };
    default:
      return { cual: 'final', signo: deSeis === 'final-acreedor' ? -1 : 1, lugar, base };
  }
}

function deCuenta(
  idCuenta: string,
  datos: DatosDeComprobacion,
  { cual, signo, lugar, base }: Medicion,
): Parte[] {
  const suya = datos.bases[lugar]?.get(idCuenta);
  if (suya === undefined) return [];
  const empiezaCadaAnio = cuentasDeResultado(datos.catalogo).includes(idCuenta);
  const deAntes = empiezaCadaAnio ? (datos.anteriores[lugar]?.get(idCuenta)?.inicial ?? CERO) : CERO;
  const inicial = restar(suya.inicial, deAntes);
  const cierre = datos.antesDelCierre ? suya.cierre : { debe: CERO, haber: CERO };
  const sinCierre = (apartado: Centavos) =>
    apartado === 0 ? {} : ({ partidas: 'sin-cierre' } satisfies Pick<Parte, 'partidas'>);
  const enero = desdeEnero(base.desde).desde;
  const parte = (que: Que, valor: Centavos, resto: Partial<Parte>) =>
    conValor({ ...base, idCuenta, que, valor: conSigno(signo, valor), ...resto });
  switch (cual) {
    case 'debe':
    case 'haber':
      return parte(cual, restar(suya.todo[cual], cierre[cual]), sinCierre(cierre[cual]));
    case 'inicial':
      return empiezaCadaAnio
        ? parte('movimiento', inicial, { desde: enero, hasta: diaAnterior(base.desde) })
        : parte('inicial', inicial, {});
    case 'final': {
      const apartado = restar(cierre.debe, cierre.haber);
      const final = centavos(inicial + suya.todo.debe - suya.todo.haber - apartado);
      return empiezaCadaAnio
        ? parte('movimiento', final, { desde: enero, ...sinCierre(apartado) })
        : parte('saldo', final, sinCierre(apartado));
    }
    default:
      return cual satisfies never;
  }
}

function deAniosAnteriores(
  { catalogo, anteriores }: DatosDeComprobacion,
  { cual, signo, lugar, base }: Medicion,
): Parte[] {
  if (cual === 'debe' || cual === 'haber') return [];
  const { desde } = desdeEnero(base.desde);
  return cuentasDeResultado(catalogo).flatMap((idCuenta) => {
    const inicial = anteriores[lugar]?.get(idCuenta)?.inicial ?? CERO;
    return conValor({
      ...base,
      desde,
      idCuenta,
      que: 'inicial',
      valor: conSigno(signo, inicial),
    });
  });
}
