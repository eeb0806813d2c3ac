// The parts of a cruce as somebody asks for them: whole or a piece of what is left of each, and both sides the same.
import { type Centavos, magnitud, restar, sumar } from '@cuadra/core/dinero';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { ParteDeCruce } from './guardar-cruces.ts';
import { type Elegido, type Elegidos, LADOS, type Lado } from './leer-partes.ts';
import { type Tomado, yaCruzada } from './ya-cruzada.ts';

interface ParteElegida {
  readonly id: string;
  /** Absent: all that is pending of it. */
  readonly monto?: Centavos | undefined;
}

export type Pedidas = Readonly<Record<Lado, readonly ParteElegida[]>>;
export type Partes = Readonly<Record<Lado, readonly ParteDeCruce[]>>;

export const idsDe = ({ lineas, movimientos }: Pedidas): Readonly<Record<Lado, readonly string[]>> => ({
  lineas: lineas.map(({ id }) => id),
  movimientos: movimientos.map(({ id }) => id),
});

/** Each once; nobody else took what is asked of it. */
export async function exigirPartes(db: Database, pedidas: Pedidas, elegidos: Elegidos): Promise<Partes> {
  const tomados: Tomado[] = [];
  const partesDe = (lado: Lado): ParteDeCruce[] => {
    exigirDistintas(pedidas[lado]);
    return pedidas[lado].map(({ monto }, indice) => {
      const elegido = elegidos[lado][indice];
      if (elegido === undefined) throw new ProblemaError('NO_ENCONTRADO');
      const parte = monto ?? elegido.pendiente;
      if (!esParteDe(parte, elegido)) {
        if (!esParteDe(parte, { ...elegido, pendiente: elegido.monto }) && elegido.pendiente !== 0)
          throw descuadrado(`De «${elegido.texto}» se cruza una parte, con su signo y no más de lo que es.`);
        tomados.push({ lado, indice, elegido });
      }
      return { id: elegido.id, monto: parte };
    });
  };
  const [lineas, movimientos] = [partesDe('lineas'), partesDe('movimientos')];
  if (tomados.length > 0) throw await yaCruzada(db, tomados);
  return { lineas, movimientos };
}

/** What the bank has more than the books: zero, when they are the same money. */
export const diferenciaDe = ({ lineas, movimientos }: Partes): Centavos =>
  restar(sumar(lineas.map(({ monto }) => monto)), sumar(movimientos.map(({ monto }) => monto)));

export function exigirCuadre(partes: Partes): void {
  if (diferenciaDe(partes) !== 0) throw new ProblemaError('CRUCE_DESCUADRADO');
  if (LADOS.reduce((cuantas, lado) => cuantas + partes[lado].length, 0) < 2)
    throw descuadrado('Un cruce tiene al menos dos partes.');
}

export const descuadrado = (detalle: string): ProblemaError =>
  new ProblemaError('CRUCE_DESCUADRADO', { detalle });

function esParteDe(parte: Centavos, { pendiente }: Pick<Elegido, 'pendiente'>): boolean {
  return parte !== 0 && Math.sign(parte) === Math.sign(pendiente) && magnitud(parte) <= magnitud(pendiente);
}

function exigirDistintas(partes: readonly ParteElegida[]): void {
  if (new Set(partes.map(({ id }) => id)).size !== partes.length)
    throw descuadrado('Cada línea va una sola vez en un cruce.');
}
