// An institution with cajas at work: three of them and a bóveda in agencia 01, one in 02, each with its cajero, and the
// people who answer for them. Money was in their accounts before: the first caja of each account took it over.
import { randomUUID } from 'node:crypto';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { abrirJornada, cerrarJornada, contarJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { type Conteo, conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { tolerar } from './limitar.ts';
import { moverPorElLibro, type PorMover } from './mover-por-el-libro.ts';

export const CAJA_GENERAL = '1011010102';
export const BOVEDA = '1011010101';
export const EN_TRANSITO = '1011010104';
export const SOBRANTES = '30510104';
export const FALTANTES = '703102';
export const EMPLEADOS = '10510101';
export const BANCO = '1011030101';
export const OTROS_PRODUCTOS = '603102';
export const GASTOS = '706105';

/** Today in the tests. */
export const HOY = '2026-11-16';
export const EN_CAJA = 10_000_00;
export const EN_BOVEDA = 100_000_00;
export const EN_OTRA_AGENCIA = 5_000_00;
export const TOLERANCIA = 50_00;

export interface Persona {
  readonly id: string;
  readonly correo: string;
  readonly token: string;
}

export interface Conteos {
  /** Its pieces, or the amount in as few as possible; by default, what the last close left or the caja has in the books. */
  readonly monto?: number;
  readonly conteo?: Conteo;
  readonly explicacion?: string;
  readonly llave?: string;
}

const personas = {
  cajero: ['cajero@cuadra.demo'],
  cajero2: ['cajero2@cuadra.demo', 'cajero', '01'],
  cajero3: ['cajero3@cuadra.demo', 'cajero', '01'],
  /** Answers for the bóveda. */
  custodio: ['custodio@cuadra.demo', 'cajero', '01'],
  /** In no caja. */
  suplente: ['suplente@cuadra.demo', 'cajero', '01'],
  cajeroDeOtra: ['cajero-02@cuadra.demo', 'cajero', '02'],
  jefe: ['jefe@cuadra.demo'],
  jefeDeOtra: ['jefe-02@cuadra.demo', 'jefe_agencia', '02'],
  contador: ['contador@cuadra.demo'],
  contador2: ['contador2@cuadra.demo'],
  auditor: ['auditor@cuadra.demo'],
} as const;
type Nombre = keyof typeof personas;

/** Which caja each cajero has. */
const puestos = [
  ['c1', 'C1', 'Caja 1', '01', 'caja', CAJA_GENERAL, 'cajero'],
  ['c2', 'C2', 'Caja 2', '01', 'caja', CAJA_GENERAL, 'cajero2'],
  ['c3', 'C3', 'Caja 3', '01', 'caja', CAJA_GENERAL, 'cajero3'],
  ['boveda', 'BOV', 'Bóveda', '01', 'boveda', BOVEDA, 'custodio'],
  ['deOtra', 'C1', 'Caja 1', '02', 'caja', CAJA_GENERAL, 'cajeroDeOtra'],
] as const;
type NombreDeCaja = (typeof puestos)[number][0];

export interface MundoDeCajas extends AplicacionDePrueba, Readonly<Record<Nombre, Persona>> {
  readonly cajas: Readonly<Record<NombreDeCaja, string>>;
  /** At the caja the person has, on the count it should have unless told otherwise. */
  abrir(quien: Persona, conteos?: Conteos): Promise<Jornada>;
  contar(quien: Persona, jornada: Pick<Jornada, 'id'>, monto: number, llave?: string): Promise<Jornada>;
  cerrarDia(quien: Persona, jornada: Pick<Jornada, 'id' | 'version'>, explicacion?: string): Promise<Jornada>;
  /** Opened, counted and closed, with that difference at the close. */
  diaEntero(quien: Persona, diferencia?: number): Promise<Jornada>;
  /** Cash that came or went in it, by the books' own door; the id of the movement. */
  mover(jornada: Pick<Jornada, 'id' | 'cajero' | 'fecha' | 'caja'>, que: PorMover): Promise<string>;
  /** What the books say that each caja has. */
  saldoDe(caja: string): Promise<number>;
  /** Fails unless the cajas of each account hold together what the books say of it. */
  exigirIgualdad(): Promise<void>;
}

export async function mundoDeCajas(
  opciones: Parameters<typeof aplicacionDePrueba>[0] = {},
): Promise<MundoDeCajas> {
  const prueba = await aplicacionDePrueba(opciones);
  for (const [correo, rol, agencia] of Object.values(personas))
    if (rol !== undefined) await contratar(prueba, correo, [rol], [agencia]);
  await registrar(
    prueba,
    partida('2026-11-02', CAJA_GENERAL, OTROS_PRODUCTOS, EN_CAJA),
    partida('2026-11-02', BOVEDA, OTROS_PRODUCTOS, EN_BOVEDA),
    partida('2026-11-02', CAJA_GENERAL, OTROS_PRODUCTOS, EN_OTRA_AGENCIA, { agencia: '02' }),
  );
  await tolerar(prueba, TOLERANCIA);
  const gente = await presentes(prueba);
  const cajas = await escribir(
    prueba.db,
    contextoDelSistema(prueba.reloj.ahora(), 'prueba'),
    'prueba',
    (tx) => montarCajas(tx, gente),
  );
  return {
    ...{ ...prueba, ...gente, cajas },
    ...diaDe(prueba, gente, cajas),
    ...libroDe(prueba),
    mover: (jornada, que) => moverPorElLibro(prueba, jornada, que),
  };
}

async function presentes(prueba: AplicacionDePrueba): Promise<Record<Nombre, Persona>> {
  const ids = await prueba.db.selectFrom('usuario').select(['id', 'correo']).execute();
  const pares = Object.entries(personas).map(async ([nombre, [correo]]) => {
    const { id } = ids.find((uno) => uno.correo === correo) ?? { id: '' };
    return [nombre, { id, correo, token: await prueba.entrar(correo) }] as const;
  });
  return Object.fromEntries(await Promise.all(pares)) as Record<Nombre, Persona>;
}

async function montarCajas(tx: Tx, gente: Record<Nombre, Persona>): Promise<Record<NombreDeCaja, string>> {
  await tx
    .updateTable('configuracionDeCajas')
    .set({
      cuentaSobrante: SOBRANTES,
      cuentaFaltante: FALTANTES,
      cuentaEmpleado: EMPLEADOS,
      cuentaTransito: EN_TRANSITO,
    })
    .execute();
  const cajas: Partial<Record<NombreDeCaja, string>> = {};
  for (const [clave, codigo, nombre, agencia, clase, idCuenta, cajero] of puestos) {
    const { id } = await tx
      .insertInto('caja')
      .values({
        ...{ codigo, nombre, agencia, clase, idCuenta },
        saldoInicial: sql`case when exists (select from cuenta_de_caja k where k.id_cuenta = ${idCuenta} and k.agencia = ${agencia})
          then 0 else saldo_en_libros(${idCuenta}, ${agencia}) end`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    cajas[clave] = id;
    await tx
      .insertInto('asignacionDeCaja')
      .values({ caja: id, cajero: gente[cajero].id, desde: '2026-11-01', hasta: null })
      .execute();
  }
  return cajas as Record<NombreDeCaja, string>;
}

function diaDe(
  { llamar, db, reloj }: AplicacionDePrueba,
  gente: Record<Nombre, Persona>,
  cajas: Record<NombreDeCaja, string>,
): Pick<MundoDeCajas, 'abrir' | 'contar' | 'cerrarDia' | 'diaEntero'> {
  const cajaDe = (quien: Persona): string => {
    const puesto = puestos.find(([, , , , , , cajero]) => gente[cajero].id === quien.id);
    if (puesto === undefined) throw new Error(`${quien.correo} no tiene caja`);
    return cajas[puesto[0]];
  };
  const esperado = async (caja: string): Promise<Conteo> => {
    const { rows } = await sql<{ conteo: Conteo | null; saldo: number }>`
      select s.saldo, (select a.conteo from jornada j join arqueo a on a.jornada = j.id and a.clase = 'cierre'
        where j.caja = s.caja and j.cerrada_en is not null order by j.abierta_en desc, a.n desc limit 1) as conteo
      from saldo_de_caja s where s.caja = ${caja}::uuid`.execute(db);
    return rows[0]?.conteo ?? conteoDe(centavos(rows[0]?.saldo ?? 0));
  };
  const dia: Pick<MundoDeCajas, 'abrir' | 'contar' | 'cerrarDia' | 'diaEntero'> = {
    async abrir(quien, { monto, conteo, explicacion, llave = randomUUID() } = {}) {
      reloj.avanzar({ seconds: 1 });
      const caja = cajaDe(quien);
      const piezas = conteo ?? (monto === undefined ? await esperado(caja) : conteoDe(centavos(monto)));
      const { token } = quien;
      const body = { conteo: piezas, explicacion: explicacion ?? null };
      return hecha(await llamar(abrirJornada, { params: { id: caja }, body }, { token, llave }));
    },
    async contar({ token }, { id }, monto, llave = randomUUID()) {
      reloj.avanzar({ seconds: 1 });
      const body = { conteo: conteoDe(centavos(monto)) };
      return hecha(await llamar(contarJornada, { params: { id }, body }, { token, llave }));
    },
    async cerrarDia({ token }, { id, version }, explicacion) {
      reloj.avanzar({ seconds: 1 });
      const body = { version, explicacion: explicacion ?? null };
      return hecha(await llamar(cerrarJornada, { params: { id }, body }, { token }));
    },
    async diaEntero(quien, diferencia = 0) {
      const abierta = await dia.abrir(quien);
      const { rows } = await sql<{ libro: number }>`
        select a.efectivo + a.cheque + a.vale as libro from arqueo a where a.jornada = ${abierta.id}::uuid`.execute(
        db,
      );
      const contada = await dia.contar(quien, abierta, (rows[0]?.libro ?? 0) + diferencia);
      return dia.cerrarDia(quien, contada, diferencia === 0 ? undefined : 'No aparece la diferencia');
    },
  };
  return dia;
}

/** What was answered, when it was done; a refusal is told whole. */
export function hecha<T>({
  status,
  cuerpo,
  problema,
}: {
  status: number;
  cuerpo: T;
  problema: { codigo: string; detail?: string };
}): T {
  if (status >= 300) throw new Error(`${status} ${problema.codigo}: ${problema.detail}`);
  return cuerpo;
}

function libroDe({ db }: AplicacionDePrueba): Pick<MundoDeCajas, 'saldoDe' | 'exigirIgualdad'> {
  return {
    async saldoDe(caja) {
      const { saldo } = await db
        .selectFrom('saldoDeCaja')
        .select('saldo')
        .where('caja', '=', caja)
        .executeTakeFirstOrThrow();
      return saldo;
    },
    async exigirIgualdad() {
      const { rows } = await sql<{ idCuenta: string; agencia: string }>`
        select k.id_cuenta, k.agencia from cuenta_de_caja k
        where (select sum(s.saldo) from caja c join saldo_de_caja s on s.caja = c.id
               where c.id_cuenta = k.id_cuenta and c.agencia = k.agencia)
          <> (select coalesce(sum(l.debe - l.haber), 0) from linea l
              where l.id_cuenta = k.id_cuenta and l.agencia = k.agencia)`.execute(db);
      if (rows.length > 0) throw new Error(`Las cajas no suman su cuenta: ${JSON.stringify(rows)}`);
    },
  };
}
