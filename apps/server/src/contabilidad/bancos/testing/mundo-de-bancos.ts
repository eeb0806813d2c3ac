// An institution with two accounts at banks, compared since October: the first with Q 50,000.00 in it, the second empty. The people
// who compare and sign are signed in; lines of the bank, of the books and cruces are put in as each test needs them.
import { randomUUID } from 'node:crypto';
import { centavos } from '@cuadra/core/dinero';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { sql } from 'kysely';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { type LineaPorTraer, traerLineas } from './traer-lineas.ts';

export const DE_BANRURAL = '1011030101';
export const DE_INDUSTRIAL = '1011030102';
/** No bank account has it yet. */
export const DE_GYT = '1011030103';
export const OTROS_PRODUCTOS = '603102';
export const GASTOS = '706105';

/** The first day that is compared, and today, in the tests. */
export const DESDE = '2026-10-01';
export const HOY = '2026-11-16';
/** What the first one holds when it begins, by the bank and by the books. */
export const AL_EMPEZAR = 50_000_00;

export const NUMERO_DE_BANRURAL = '3-445-01234-5';
export const NUMERO_DE_INDUSTRIAL = '027-009876-1';

const personas = {
  contador: 'contador@cuadra.demo',
  contador2: 'contador2@cuadra.demo',
  auxiliar: 'auxiliar@cuadra.demo',
  auditor: 'auditor@cuadra.demo',
  jefe: 'jefe@cuadra.demo',
} as const;
type Nombre = keyof typeof personas;

export interface Persona {
  readonly id: string;
  readonly correo: string;
  readonly token: string;
}

export interface MovimientoPorRegistrar {
  readonly fecha: string;
  readonly monto: number;
  readonly concepto?: string;
  readonly documento?: string;
  /** The other account; other income or expenses unless told otherwise. */
  readonly contra?: string;
  readonly agencia?: string;
}

/** All that is pending of it, or a part. */
export type Parte = string | readonly [id: string, monto: number];

export interface MundoDeBancos extends AplicacionDePrueba, Readonly<Record<Nombre, Persona>> {
  readonly banrural: string;
  readonly industrial: string;
  /** A statement of the bank with those lines, all of them new; their ids, in order. */
  traer(cuenta: string, ...lineas: readonly LineaPorTraer[]): Promise<string[]>;
  /** A partida for each, on the account of the bank; the ids of their movements, in order. */
  registrarEnLibros(cuenta: string, ...movimientos: readonly MovimientoPorRegistrar[]): Promise<string[]>;
  /** By the first contador, by hand; its id. */
  cruzar(cuenta: string, lineas: readonly Parte[], movimientos: readonly Parte[]): Promise<string>;
  deshacer(cruce: string): Promise<void>;
  /** Sent by the contador and approved by the second one, by the tables. */
  conciliar(cuenta: string, anio: number, mes: number): Promise<void>;
  /** In a transaction of the application's role that says who acts. */
  cambiar<T>(trabajo: (tx: Tx) => Promise<T>): Promise<T>;
  /** Fails unless, at the end of that day, what is outstanding is exactly what the bank and the books are apart. */
  exigirIdentidad(cuenta: string, al: string): Promise<void>;
}

export async function mundoDeBancos(
  opciones: Parameters<typeof aplicacionDePrueba>[0] = {},
): Promise<MundoDeBancos> {
  const prueba = await aplicacionDePrueba(opciones);
  await registrar(prueba, partida('2026-09-15', DE_BANRURAL, OTROS_PRODUCTOS, AL_EMPEZAR));
  const gente = await presentes(prueba);
  const cambiar: MundoDeBancos['cambiar'] = (trabajo) =>
    escribir(prueba.db, contextoDelSistema(prueba.reloj.ahora(), 'prueba'), 'prueba', trabajo);
  const [banrural, industrial] = await cambiar(async (tx) => [
    await crear(tx, gente.contador.id, 'Banrural', NUMERO_DE_BANRURAL, DE_BANRURAL, AL_EMPEZAR),
    await crear(tx, gente.auxiliar.id, 'Banco Industrial', NUMERO_DE_INDUSTRIAL, DE_INDUSTRIAL, 0),
  ]);
  const piezas = { ...prueba, ...gente, banrural, industrial, cambiar };
  return { ...piezas, ...ladosDe(piezas), ...firmasDe(piezas) };
}

type Piezas = AplicacionDePrueba &
  Record<Nombre, Persona> &
  Pick<MundoDeBancos, 'banrural' | 'industrial' | 'cambiar'>;

async function presentes(prueba: AplicacionDePrueba): Promise<Record<Nombre, Persona>> {
  const ids = await prueba.db.selectFrom('usuario').select(['id', 'correo']).execute();
  const pares = Object.entries(personas).map(async ([nombre, correo]) => {
    const { id } = ids.find((uno) => uno.correo === correo) ?? { id: '' };
    return [nombre, { id, correo, token: await prueba.entrar(correo) }] as const;
  });
  return Object.fromEntries(await Promise.all(pares)) as Record<Nombre, Persona>;
}

async function crear(
  tx: Tx,
  responsable: string,
  banco: string,
  numero: string,
  idCuenta: string,
  saldo: number,
): Promise<string> {
  const { id } = await tx
    .insertInto('cuentaBancaria')
    .values({
      ...{ banco, numero, nombre: `${banco}, monetaria`, idCuenta, agencia: '01', perfil: null, mapeo: null },
      ...{ responsable, desde: DESDE, saldoBancoInicial: centavos(saldo) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function ladosDe({
  db,
  reloj,
  contador,
  cambiar,
}: Piezas): Pick<MundoDeBancos, 'traer' | 'registrarEnLibros' | 'cruzar' | 'deshacer'> {
  const pendienteDe = async (tx: Tx, tabla: 'lineaDeBanco' | 'movimientoDeBanco', parte: Parte) => {
    if (typeof parte !== 'string') return [parte[0], centavos(parte[1])] as const;
    const { pendiente } = await tx
      .selectFrom(tabla)
      .select('pendiente')
      .where('id', '=', parte)
      .executeTakeFirstOrThrow();
    return [parte, pendiente] as const;
  };
  return {
    traer: (cuenta, ...lineas) => cambiar((tx) => traerLineas(tx, cuenta, contador.id, lineas)),
    async registrarEnLibros(cuenta, ...movimientos) {
      const { idCuenta } = await db
        .selectFrom('cuentaBancaria')
        .select('idCuenta')
        .where('id', '=', cuenta)
        .executeTakeFirstOrThrow();
      const hechas = await registrar({ db, reloj }, ...movimientos.map((uno) => comoPartida(idCuenta, uno)));
      const notados = await db
        .selectFrom('movimientoDeBanco')
        .select(['id', 'partida'])
        .where('cuentaBancaria', '=', cuenta)
        .where(
          'partida',
          'in',
          hechas.map(({ id }) => id),
        )
        .execute();
      return hechas.map((hecha) => notados.find(({ partida }) => partida === hecha.id)?.id ?? '');
    },
    cruzar: (cuenta, lineas, movimientos) =>
      cambiar(async (tx) => {
        const id = randomUUID();
        await tx
          .insertInto('cruce')
          .values({
            ...{ id, cuentaBancaria: cuenta, clase: 'manual', puntaje: null, razones: '[]', traslado: null },
            ...{ hechoPor: contador.id, hechoEn: reloj.ahora().toString() },
          })
          .execute();
        for (const parte of lineas) {
          const [linea, monto] = await pendienteDe(tx, 'lineaDeBanco', parte);
          await tx
            .insertInto('cruceLinea')
            .values({ cruce: id, linea, cuentaBancaria: cuenta, monto })
            .execute();
        }
        for (const parte of movimientos) {
          const [movimiento, monto] = await pendienteDe(tx, 'movimientoDeBanco', parte);
          const fila = { cruce: id, movimiento, cuentaBancaria: cuenta, monto };
          await tx.insertInto('cruceMovimiento').values(fila).execute();
        }
        return id;
      }),
    deshacer: (cruce) =>
      cambiar(async (tx) => void (await tx.deleteFrom('cruce').where('id', '=', cruce).execute())),
  };
}

function comoPartida(
  idCuenta: string,
  { fecha, monto, concepto, documento, contra, agencia = '01' }: MovimientoPorRegistrar,
) {
  const otra = contra ?? (monto > 0 ? OTROS_PRODUCTOS : GASTOS);
  const total = Math.abs(monto);
  const delBanco = monto > 0 ? alDebe(idCuenta, total) : alHaber(idCuenta, total);
  const lineas = [
    documento === undefined ? delBanco : { ...delBanco, documento },
    monto > 0 ? alHaber(otra, total) : alDebe(otra, total),
  ];
  const cambios = { agencia, lineas, ...(concepto === undefined ? {} : { concepto }) };
  return partida(fecha, idCuenta, otra, total, cambios);
}

function firmasDe({
  db,
  reloj,
  contador,
  contador2,
  cambiar,
}: Piezas): Pick<MundoDeBancos, 'conciliar' | 'exigirIdentidad'> {
  return {
    async conciliar(cuenta, anio, mes) {
      const id = randomUUID();
      const en = reloj.ahora().toString();
      const dar = (tx: Tx, paso: 'enviar' | 'aprobar', por: string) =>
        tx
          .insertInto('pasoDeConciliacion')
          .values({ conciliacion: id, paso, por, en, motivo: null })
          .execute();
      /** Nobody signs in the name of another. */
      const firma = (tx: Tx, quien: string) =>
        sql`select set_config('cuadra.actor', ${quien}, true)`.execute(tx);
      await cambiar(async (tx) => {
        await firma(tx, contador.id);
        await tx
          .insertInto('conciliacion')
          .values({
            ...{ id, cuentaBancaria: cuenta, anio, mes, estado: 'en_revision' },
            saldoSegunEstado: sql`saldo_de_banco(${cuenta}::uuid, fin_de_mes(${anio}::integer, ${mes}::integer))`,
            ...{ enviadaPor: contador.id, enviadaEn: en },
          })
          .execute();
        await dar(tx, 'enviar', contador.id);
      });
      await cambiar(async (tx) => {
        await firma(tx, contador2.id);
        await tx
          .updateTable('conciliacion')
          .set({ estado: 'aprobada', aprobadaPor: contador2.id, aprobadaEn: en })
          .where('id', '=', id)
          .execute();
        await dar(tx, 'aprobar', contador2.id);
      });
    },
    async exigirIdentidad(cuenta, al) {
      const { rows } = await sql<{ libros: number; banco: number; pendientes: number }>`
        select saldo_de_libros_de_banco(${cuenta}::uuid, ${al}::date) as libros, saldo_de_banco(${cuenta}::uuid, ${al}::date) as banco,
          coalesce((select sum(case p.lado when 'libros' then p.monto else -p.monto end)
            from pendientes_de_banco(${cuenta}::uuid, ${al}::date) p), 0)::bigint as pendientes`.execute(db);
      const [una] = rows;
      if (una === undefined || una.libros - una.banco !== una.pendientes)
        throw new Error(`Al ${al}: ${JSON.stringify(una)}`);
    },
  };
}
