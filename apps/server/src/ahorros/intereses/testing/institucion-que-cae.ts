// A whole Cuadra, with its own PostgreSQL, where savers wait for the interest of last month: what is killed here is killed for good.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { abrirEnPrueba } from '#ahorros/testing/cuentas-de-prueba.ts';
import { depositarEnPrueba } from '#ahorros/testing/depositar.ts';
import { AHORRO, GASTO_VISTA } from '#ahorros/testing/mundo-de-ahorros.ts';
import { activar, publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import { type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import { crearLogger } from '#platform/crear-logger.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { abrirTrabajos } from '#platform/jobs/trabajos.ts';
import { hoyEn, relojDelSistema } from '#platform/reloj.ts';
import { aplicarCorrida } from '../corridas/aplicar-corrida.ts';
import { aprobarCorrida } from '../corridas/aprobar-corrida.ts';
import { crearCorrida } from '../corridas/crear-corrida.ts';
import { COLA_DE_CORRIDAS } from '../tandas/atender-corridas.ts';
import { avanzarCorrida } from '../tandas/avanzar-corrida.ts';
import { SIN_NADIE } from './mundo-de-intereses.ts';

const reloj = relojDelSistema;

export async function conBase<T>(url: string, trabajo: (db: Database) => Promise<T>): Promise<T> {
  const pool = abrirPool(url);
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  try {
    return await trabajo(db);
  } finally {
    await db.destroy();
  }
}

/** Accounts with money since the first day of last month, and a run of it approved and asked to be applied; its id. */
export async function corridaPorAplicar(db: Database, cuentas: number, porTanda: number): Promise<number> {
  const primero = hoyEn(reloj).with({ day: 1 }).subtract({ months: 1 });
  const [desde, ultimoDia] = [primero, primero.add({ months: 1 }).subtract({ days: 1 })].map(String) as [
    string,
    string,
  ];
  const gente = new Map(
    (await db.selectFrom('usuario').select(['id', 'correo']).execute()).map((u) => [u.correo, u.id]),
  );
  const ahorros = gente.get('ahorros@cuadra.demo') ?? '';
  const contador = gente.get('contador@cuadra.demo') ?? '';
  const producto = await sembrar(db, ahorros, contador, desde, cuentas);
  const como = <T>(quien: string, rol: Rol, trabajo: (tx: Tx, contexto: ContextoConActor) => Promise<T>) => {
    const contexto = contextoDe(quien, rol);
    return escribir(db, contexto, 'prueba', (tx) => trabajo(tx, contexto));
  };
  const nueva: BodyOf<typeof contrato.crearCorrida> = {
    ...{
      nombre: 'Intereses del mes',
      productos: [producto],
      agencias: ['01'],
      desde,
      ultimoDia,
      corrige: null,
    },
    clase: 'ordinaria',
  };
  const id = await como(ahorros, 'ahorros', (tx, contexto) =>
    crearCorrida(tx, contexto, nueva, undefined, { trabajos: SIN_NADIE, porTanda }),
  );
  await avanzarCorrida({ db, reloj, log: crearLogger('silent') }, id, {
    contexto: contextoDelSistema(reloj.ahora(), 'prueba'),
  });
  const calculada = await leerVista(db, id);
  await como(contador, 'contador', (tx, contexto) =>
    aprobarCorrida(tx, contexto, id, { ...calculada, aceptaAdvertencias: null }),
  );
  const { version } = await leerVista(db, id);
  await como(ahorros, 'ahorros', (tx, contexto) => aplicarCorrida(tx, contexto, id, { version }, SIN_NADIE));
  return id;
}

async function leerVista(db: Database, id: number): Promise<{ version: number; huella: string }> {
  const { version, huella } = await db
    .selectFrom('corrida')
    .select(['version', 'huella'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { version, huella: huella ?? '' };
}

async function sembrar(
  db: Database,
  escribe: string,
  publica: string,
  apertura: string,
  cuentas: number,
): Promise<number> {
  const prueba = { db, reloj: { ...reloj, poner: () => undefined, avanzar: () => undefined } };
  const producto = await publicarProducto(
    prueba,
    { escribe, publica },
    {
      ...{
        codigo: 'AHC',
        nombre: 'Ahorro corriente',
        clase: 'vista',
        idCuenta: AHORRO,
        cuentaGasto: GASTO_VISTA,
      },
      ...{ abono: 'mensual', tramos: [{ ppm: 35_000 }] },
    },
  );
  await activar(prueba, publica, producto);
  const { id: asociado } = await comoPersona(prueba, escribe, (tx) =>
    tx
      .insertInto('asociado')
      .values({
        ...{ nombre: 'Julia Caal', dpi: '1234567890101', agencia: '01', ingreso: '2026-01-05', nit: null },
        ...{ documento: null, nacimiento: null, telefono: null, correo: null, direccion: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  for (let i = 0; i < cuentas; i++) {
    const { id } = await abrirEnPrueba(prueba, escribe, {
      producto,
      agencia: '01',
      titulares: [asociado],
      apertura,
    });
    await depositarEnPrueba(prueba, id, 1_000_00 + i * 31_07, apertura);
  }
  return producto;
}

function contextoDe(id: string, rol: Rol): ContextoConActor {
  const actor = {
    id,
    nombre: '',
    correo: '',
    sesion: '',
    roles: [rol],
    permisos: permisosDe([rol]),
    agencias: ['01'],
  };
  return { ...contextoDelSistema(reloj.ahora(), 'prueba'), actor };
}

/** Work for whoever is there; what others left begun is nobody's. */
export async function encolarDeNuevo(url: string, corrida: number): Promise<void> {
  const trabajos = await abrirTrabajos(url, crearLogger('silent'));
  try {
    await conBase(url, (db) =>
      escribir(db, contextoDelSistema(reloj.ahora(), 'prueba'), 'prueba', (tx) =>
        trabajos.encolar(tx, COLA_DE_CORRIDAS, { corrida, usuario: null, sesion: '' }),
      ),
    );
  } finally {
    await trabajos.cerrar();
  }
}
