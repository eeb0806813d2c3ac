// Counts with everything that is printed of them, worked out piece by piece.
import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import { diferenciaPorMedio, type PorMedio } from '@cuadra/core/cajas/arqueo';
import {
  type Conteo,
  type ConteoDeDolares,
  denominaciones,
  dolares,
  enQuetzales,
  piezasDe,
  valorDeDolares,
} from '@cuadra/core/cajas/denominaciones';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface ArqueoImpreso {
  readonly id: string;
  readonly jornada: string;
  readonly clase: Arqueo['clase'];
  readonly n: number;
  readonly hechoEn: string;
  readonly contadoPor: string;
  readonly firmadoCon: string | null;
  readonly explicacion: string | null;
  /** Those that were found, in the order of a count sheet. */
  readonly piezas: readonly PiezasContadas[];
  readonly cheques: readonly { readonly banco: string; readonly numero: string; readonly monto: Centavos }[];
  readonly vales: readonly { readonly concepto: string; readonly monto: Centavos }[];
  /** Told beside, in no total; null when there are none. */
  readonly dolares: DolaresContados | null;
  readonly contado: PorMedio;
  readonly libro: PorMedio;
  readonly diferencia: PorMedio;
}

export interface PiezasContadas {
  readonly clase: 'billete' | 'moneda';
  /** `Q 200`. */
  readonly nombre: string;
  readonly fajos: number;
  readonly sueltas: number;
  readonly deterioradas: number;
  readonly valor: Centavos;
}

export interface DolaresContados {
  readonly piezas: readonly {
    readonly nombre: string;
    readonly cuantas: number;
    readonly centavosDeDolar: number;
  }[];
  readonly centavosDeDolar: number;
  /** Quetzales for a dollar, in parts per million. */
  readonly tasa: number;
  readonly enQuetzales: Centavos;
}

interface Fila {
  readonly id: string;
  readonly jornada: string;
  readonly clase: Arqueo['clase'];
  readonly n: number;
  readonly hechoEn: string;
  readonly contadoPor: string;
  readonly firmadoCon: string | null;
  readonly explicacion: string | null;
  readonly conteo: Conteo;
  readonly cheques: ArqueoImpreso['cheques'];
  readonly vales: ArqueoImpreso['vales'];
  readonly dolares: ConteoDeDolares;
  readonly tasaDolar: number;
  readonly efectivo: Centavos;
  readonly cheque: Centavos;
  readonly vale: Centavos;
  readonly libroEfectivo: Centavos;
  readonly libroCheque: Centavos;
  readonly libroVale: Centavos;
}

/** In the order in which they were made: the first, its recounts, and those by surprise. */
export const leerArqueosDe = (db: Database, jornada: string): Promise<ArqueoImpreso[]> =>
  leer(db, sql`a.jornada = ${jornada}::uuid`);

export async function leerArqueo(db: Database, id: string): Promise<ArqueoImpreso | undefined> {
  return (await leer(db, sql`a.id = ${id}::uuid`))[0];
}

async function leer(db: Database, condicion: RawBuilder<unknown>): Promise<ArqueoImpreso[]> {
  const { rows } = await sql<Fila>`
    select a.id, a.jornada, a.clase, a.n, a.hecho_en, u.nombre as contado_por, f.nombre as firmado_con, a.explicacion,
      a.conteo, a.cheques, a.vales, a.dolares, a.tasa_dolar, a.efectivo, a.cheque, a.vale,
      a.libro_efectivo, a.libro_cheque, a.libro_vale
    from arqueo a
    join usuario u on u.id = a.contado_por
    left join usuario f on f.id = a.firmado_con
    where ${condicion} order by a.hecho_en, a.clase, a.n`.execute(db);
  return rows.map(comoSeImprime);
}

function comoSeImprime(fila: Fila): ArqueoImpreso {
  const { id, jornada, clase, n, hechoEn, contadoPor, firmadoCon, explicacion, cheques, vales } = fila;
  const contado = { efectivo: fila.efectivo, cheque: fila.cheque, vale: fila.vale };
  const libro = { efectivo: fila.libroEfectivo, cheque: fila.libroCheque, vale: fila.libroVale };
  return {
    ...{
      id,
      jornada,
      clase,
      n,
      hechoEn,
      contadoPor,
      firmadoCon,
      explicacion,
      cheques,
      vales,
      contado,
      libro,
    },
    piezas: piezasContadas(fila.conteo),
    dolares: dolaresContados(fila.dolares, fila.tasaDolar),
    diferencia: diferenciaPorMedio(contado, libro),
  };
}

function piezasContadas(conteo: Conteo): PiezasContadas[] {
  return denominaciones.flatMap(({ clave, clase, nombre, valor }) => {
    const piezas = conteo[clave];
    if (piezas === undefined || piezasDe(piezas) === 0) return [];
    const { fajos, sueltas, deterioradas } = piezas;
    return [{ clase, nombre, fajos, sueltas, deterioradas, valor: centavos(piezasDe(piezas) * valor) }];
  });
}

function dolaresContados(conteo: ConteoDeDolares, tasa: number): DolaresContados | null {
  const centavosDeDolar = valorDeDolares(conteo);
  if (centavosDeDolar === 0) return null;
  return {
    piezas: dolares.flatMap(({ clave, nombre, valor }) => {
      const cuantas = conteo[clave] ?? 0;
      return cuantas === 0 ? [] : [{ nombre, cuantas, centavosDeDolar: cuantas * valor }];
    }),
    centavosDeDolar,
    tasa,
    enQuetzales: enQuetzales(centavosDeDolar, tasa),
  };
}
