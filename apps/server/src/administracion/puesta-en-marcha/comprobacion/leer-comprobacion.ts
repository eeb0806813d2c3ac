// What whoever signs looks at: until it is signed, as it stands now; from then on, as it was.
import { createHash } from 'node:crypto';
import type { Comprobacion } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { pasos as deLaGuia } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { estaHecho, verPasos } from '../leer-guia.ts';
import type { Paso } from '../paso.ts';
import { leerFirma } from '../queries.ts';
import { type ActaFirmada, leerActa, leerCifras } from './acta.ts';
import { comparar } from './comparar.ts';
import { leerHechoPor } from './hecho-por.ts';
import { loOtorgado } from './lo-otorgado.ts';
import { leerQuienFirma, porQueNoFirma } from './quien-firma.ts';

interface SaldoDeLosLibros {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** What the books hand over: what each account of each agencia had at the end of a day. */
export type LeerSaldos = (
  db: Database,
  al: { readonly fecha: string; readonly agencias: readonly string[] },
) => Promise<readonly SaldoDeLosLibros[]>;

export interface DeLaPuesta {
  readonly pasos: readonly Paso[];
  readonly saldosAl: LeerSaldos;
}

export async function leerComprobacion(
  db: Database,
  contexto: ContextoConActor,
  deLaPuesta: DeLaPuesta,
): Promise<Comprobacion> {
  const acta = await leerActa(db);
  return acta === undefined ? comoEsta(db, contexto, deLaPuesta) : comoSeFirmo(db, acta);
}

async function comoEsta(
  db: Database,
  contexto: ContextoConActor,
  { pasos, saldosAl }: DeLaPuesta,
): Promise<Comprobacion> {
  const guardada = await db.selectFrom('comprobacion').select(['fecha', 'version']).executeTakeFirst();
  const fechaPropuesta = await ultimoDia(db, contexto);
  const fecha = guardada?.fecha ?? null;
  const agencias = await db.selectFrom('agencia').select('idAgencia').execute();
  const al = { fecha: fecha ?? fechaPropuesta, agencias: agencias.map(({ idAgencia }) => idAgencia) };
  const comparada = comparar(await leerCifras(db), await saldosAl(db, al), await nombresDeCuentas(db));
  const vistos = await verPasos(db, contexto, pasos);
  const firmables = vistos.map(({ paso, estado, resumen, omision }) => ({ paso, estado, resumen, omision }));
  const mostrado = {
    fecha,
    ...comparada,
    pasos: firmables,
    ...(await loOtorgado(db)),
    hechoPor: await leerHechoPor(db),
  };
  return {
    ...mostrado,
    noFirmaPorque: porQueNoFirma(await leerQuienFirma(db), contexto.actor.id),
    estaAbierta: (await leerFirma(db)) === undefined,
    version: guardada?.version ?? 0,
    fechaPropuesta,
    falta: [
      ...vistos
        .filter((uno) => uno.paso !== 'comprobacion' && !estaHecho(uno))
        .map(({ paso, falta }) => [`Falta el paso «${deLaGuia[paso].titulo}».`, ...falta].join(' ')),
      ...(fecha === null ? ['Escriba el balance con que terminó el sistema anterior.'] : []),
      ...(fecha !== null && comparada.diferencias > 0 ? [deDiferencias(comparada.diferencias)] : []),
    ],
    huella: huellaDe(mostrado),
    firma: null,
  };
}

async function comoSeFirmo(
  db: Database,
  { fecha, firmante, firmadaEn, huella, contenido }: ActaFirmada,
): Promise<Comprobacion> {
  // PostgreSQL took the signature only because both sides were the same, and keeps them so.
  const cifras = await leerCifras(db);
  const nombres = new Map(cifras.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
  return {
    ...contenido,
    ...comparar(cifras, cifras, nombres),
    ...{ fecha, fechaPropuesta: fecha, version: 0, falta: [], noFirmaPorque: null, huella },
    estaAbierta: false,
    firma: { por: firmante, en: firmadaEn },
  };
}

const huellaDe = (mostrado: object): string =>
  createHash('sha256').update(JSON.stringify(mostrado)).digest('hex');

const deDiferencias = (cuantas: number): string =>
  cuantas === 1
    ? 'Hay una diferencia con el balance del sistema anterior.'
    : `Hay ${cuantas} diferencias con el balance del sistema anterior.`;

async function ultimoDia(db: Database, { ahora }: ContextoConActor): Promise<string> {
  const { rows } = await sql<{ ultimo: string | null }>`
    select max(fecha) as ultimo from partida_por_dia`.execute(db);
  return rows[0]?.ultimo ?? ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
}

async function nombresDeCuentas(db: Database): Promise<ReadonlyMap<string, string>> {
  const filas = await db.selectFrom('cuenta').select(['idCuenta', 'nombreCuenta']).execute();
  return new Map(filas.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
}
