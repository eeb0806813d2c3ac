// An institution with savers at work: a product at sight and one of terms, both published and active, three asociados and accounts
// with money in agencias 01 and 02, and the people who answer for them.

import { sql } from 'kysely';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { comoPersona } from './como-persona.ts';
import { type Abierta, abrirEnPrueba, type CuentaDePrueba } from './cuentas-de-prueba.ts';
import { depositarEnPrueba } from './depositar.ts';
import { activar, publicarProducto } from './productos-de-prueba.ts';

/** Today in the tests. */
export const HOY = '2026-11-16';
/** When the accounts of the tests were opened and their money came. */
export const APERTURA = '2026-10-01';
export const AHORRO = '3011020101';
export const PLAZO_FIJO = '30110301';
export const PUENTE = '30510105';
export const GASTO_VISTA = '7011010101';
export const GASTO_PLAZO = '7011010103';
export const ISR = '3051010101';
/** Where money of the tests comes from. */
export const BANCO = '1011030101';

export interface Persona {
  readonly id: string;
  readonly correo: string;
  readonly token: string;
}

const personas = {
  ahorros: ['ahorros@cuadra.demo'],
  ahorrosDeOtra: ['ahorros-02@cuadra.demo', 'ahorros', ['02']],
  ahorrosDeTodas: ['ahorros-todas@cuadra.demo', 'ahorros', ['01', '02']],
  contador: ['contador@cuadra.demo'],
  contador2: ['contador2@cuadra.demo'],
  cajero: ['cajero@cuadra.demo'],
  jefe: ['jefe@cuadra.demo'],
  auditor: ['auditor@cuadra.demo'],
} as const;
type Nombre = keyof typeof personas;

export interface MundoDeAhorros extends AplicacionDePrueba, Readonly<Record<Nombre, Persona>> {
  /** AHC at sight: 3.5 % daily balance, ACT/365F, monthly, least opening of Q 100. */
  readonly vista: number;
  /** APF of 90 or 180 days: 6 % and 7 %, 1 % if it is broken; from Q 1,000. */
  readonly plazo: number;
  readonly asociados: readonly [string, string, string];
  /** Q 1,000 in agencia 01, of the first asociado. */
  readonly una: CuentaDePrueba;
  /** Q 250.50 in agencia 01, of the second one and the first. */
  readonly otra: CuentaDePrueba;
  /** Q 500 in agencia 02, of the third one. */
  readonly deOtraAgencia: CuentaDePrueba;
  /** Q 10,000 for 90 days in agencia 01, of the first one, opened on APERTURA. */
  readonly aPlazo: CuentaDePrueba;
  abrir(cambios: Partial<Abierta>): Promise<CuentaDePrueba>;
  /** From the bank, in the books and in the account, on that day (or APERTURA). */
  depositar(cuenta: number, monto: number, fecha?: string): Promise<void>;
  saldoDe(cuenta: number): Promise<number>;
  /** Fails unless the accounts of each product and agencia hold together what the books say of them. */
  exigirIgualdad(): Promise<void>;
}

export async function mundoDeAhorros(
  opciones: Parameters<typeof aplicacionDePrueba>[0] = {},
): Promise<MundoDeAhorros> {
  const prueba = await aplicacionDePrueba(opciones);
  for (const [correo, rol, agencias] of Object.values(personas))
    if (rol !== undefined) await contratar(prueba, correo, [rol], [...(agencias ?? [])]);
  const gente = await presentes(prueba);
  const firmas = { escribe: gente.ahorros.id, publica: gente.contador.id };
  const vista = await publicarProducto(prueba, firmas, {
    ...{
      codigo: 'AHC',
      nombre: 'Ahorro corriente',
      clase: 'vista',
      idCuenta: AHORRO,
      cuentaGasto: GASTO_VISTA,
    },
    ...{ abono: 'mensual', aperturaMinima: 100_00, tramos: [{ ppm: 35_000 }] },
  });
  const plazo = await publicarProducto(prueba, firmas, {
    ...{
      codigo: 'APF',
      nombre: 'Plazo fijo',
      clase: 'plazo',
      idCuenta: PLAZO_FIJO,
      cuentaGasto: GASTO_PLAZO,
    },
    ...{ abono: 'vencimiento', aperturaMinima: 1_000_00, plazos: [90, 180], penalizadaPpm: 10_000 },
    tramos: [
      { plazoDesde: 1, plazoHasta: 180, ppm: 60_000 },
      { plazoDesde: 180, ppm: 70_000 },
    ],
  });
  for (const producto of [vista, plazo]) await activar(prueba, firmas.publica, producto);
  const asociados = await inscribir(prueba, gente.ahorros.id);
  const [primero, segundo, tercero] = asociados;
  const abrir = (cambios: Partial<Abierta>) =>
    abrirEnPrueba(prueba, gente.ahorros.id, {
      ...{ producto: vista, agencia: '01', titulares: [primero], apertura: APERTURA, ...cambios },
    });
  const depositar = (cuenta: number, monto: number, fecha = APERTURA) =>
    depositarEnPrueba(prueba, cuenta, monto, fecha);
  const una = await abrir({ numero: '01-AHC-000001' });
  const otra = await abrir({ numero: '01-AHC-000002', titulares: [segundo, primero] });
  const deOtraAgencia = await abrir({ numero: '02-AHC-000001', agencia: '02', titulares: [tercero] });
  const aPlazo = await abrir({ numero: '01-APF-000001', producto: plazo, plazo: 90, alVencer: 'renovar' });
  await depositar(una.id, 1_000_00);
  await depositar(otra.id, 250_50);
  await depositar(deOtraAgencia.id, 500_00);
  await depositar(aPlazo.id, 10_000_00);
  return {
    ...{ ...prueba, ...gente, vista, plazo, asociados, una, otra, deOtraAgencia, aPlazo, abrir, depositar },
    ...libroDe(prueba),
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

const fichas = [
  ['Julia Estela Caal Pop', '1234567890101', '01'],
  ['Óscar Iván Reyes Tut', '2345678901601', '01'],
  ['Marta Alicia Choc Ba', '3456789011601', '02'],
] as const;

async function inscribir(prueba: AplicacionDePrueba, quien: string): Promise<[string, string, string]> {
  return comoPersona(prueba, quien, async (tx) => {
    const filas = await tx
      .insertInto('asociado')
      .values(
        fichas.map(([nombre, dpi, agencia]) => ({
          ...{ nombre, dpi, agencia, ingreso: '2026-01-05', nit: null, documento: null, nacimiento: null },
          ...{ telefono: null, correo: null, direccion: null },
        })),
      )
      .returning('id')
      .execute();
    return filas.map(({ id }) => id) as [string, string, string];
  });
}

function libroDe({ db }: AplicacionDePrueba): Pick<MundoDeAhorros, 'saldoDe' | 'exigirIgualdad'> {
  return {
    async saldoDe(cuenta) {
      const { saldo } = await db
        .selectFrom('cuentaAhorro')
        .select('saldo')
        .where('id', '=', cuenta)
        .executeTakeFirstOrThrow();
      return saldo;
    },
    async exigirIgualdad() {
      const { rows } = await sql<{ codigo: string; agencia: string; enCuentas: number; enLibros: number }>`
        select p.codigo, g.id_agencia as agencia, x.en_cuentas, x.en_libros
        from producto_ahorro p join control_de_ahorro k on k.producto = p.id cross join agencia g cross join lateral (
          select coalesce((select sum(c.saldo) from cuenta_ahorro c where c.producto = p.id and c.agencia = g.id_agencia), 0)::bigint
              as en_cuentas,
            coalesce((select sum(l.haber - l.debe) from linea l where l.id_cuenta = p.id_cuenta and l.agencia = g.id_agencia), 0)::bigint
              as en_libros) x
        where x.en_cuentas <> x.en_libros
        union all
        select c.numero, c.agencia, c.saldo, coalesce(m.suma, 0)::bigint from cuenta_ahorro c
        left join (select v.cuenta, sum(v.monto) as suma from movimiento_ahorro v group by 1) m on m.cuenta = c.id
        where c.saldo <> coalesce(m.suma, 0)`.execute(db);
      if (rows.length > 0) throw new Error(`Las cuentas no suman los libros: ${JSON.stringify(rows)}`);
    },
  };
}
