// A statement put in by the tables, with lines that are all of them new: for tests that are not about reading files.
import { createHash, randomUUID } from 'node:crypto';
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { marcarLineas } from '../estados/huella-de-linea.ts';

/** What enters the account is positive. */
export interface LineaPorTraer {
  readonly fecha: string;
  readonly monto: number;
  readonly texto?: string;
  readonly referencia?: string;
  readonly tipo?: string;
}

/** Their ids, in order. */
export async function traerLineas(
  tx: Tx,
  cuenta: string,
  importadoPor: string,
  lineas: readonly LineaPorTraer[],
): Promise<string[]> {
  const dias = lineas.map(({ fecha }) => fecha).sort();
  const contenido = Buffer.from(randomUUID());
  const huella = createHash('sha256').update(contenido).digest('hex');
  await tx.insertInto('archivoDeBanco').values({ huella, contenido }).execute();
  await sql`select banco_avanzar(${cuenta}::uuid)`.execute(tx);
  const { id: estado } = await tx
    .insertInto('estadoDeCuenta')
    .values({
      ...{ cuentaBancaria: cuenta, huella, indice: 0, nombre: 'prueba.csv', formato: 'csv' },
      ...{ desde: dias[0] ?? '', hasta: dias.at(-1) ?? '', saldoInicial: null, saldoFinal: null },
      ...{ lineas: lineas.length, nuevas: lineas.length, advertencias: '[]', importadoPor },
      importadoEn: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const marcadas = await siguientesMarcas(tx, cuenta, lineas);
  const filas = lineas.map((linea, orden) => ({
    id: randomUUID(),
    ...{
      cuentaBancaria: cuenta,
      estado,
      orden,
      fecha: linea.fecha,
      monto: centavos(linea.monto),
      saldo: null,
    },
    ...{ texto: textoDe(linea), referencia: linea.referencia ?? null, tipo: linea.tipo ?? null },
    ...(marcadas[orden] ?? { huella: '', ocurrencia: 0 }),
  }));
  await tx.insertInto('lineaDeBanco').values(filas).execute();
  return filas.map(({ id }) => id);
}

/** Each is one more than those that are there already. */
async function siguientesMarcas(tx: Tx, cuenta: string, lineas: readonly LineaPorTraer[]) {
  const completas = lineas.map((linea) => ({
    ...{ fecha: linea.fecha, monto: centavos(linea.monto) },
    ...{ texto: textoDe(linea), referencia: linea.referencia ?? null },
  }));
  const marcas = marcarLineas(completas);
  const ya = await tx
    .selectFrom('lineaDeBanco')
    .select(['huella', ({ fn }) => fn.max('ocurrencia').as('cuantas')])
    .where('cuentaBancaria', '=', cuenta)
    .where(
      'huella',
      'in',
      marcas.map(({ huella }) => huella),
    )
    .groupBy('huella')
    .execute();
  const deAntes = new Map(ya.map(({ huella, cuantas }) => [huella, cuantas]));
  return marcas.map(({ huella, ocurrencia }) => ({
    huella,
    ocurrencia: ocurrencia + (deAntes.get(huella) ?? 0),
  }));
}

const textoDe = ({ texto, monto }: LineaPorTraer): string => texto ?? (monto > 0 ? 'DEPOSITO' : 'CARGO');
