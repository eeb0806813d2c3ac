// A new savings account. With money of another one, both happen at once; without it, it waits for its first deposit at the counter, which
// is when its term and its rate begin. PostgreSQL judges the product, the term and the first deposit by itself.
import type { CuentaNueva } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import { sql } from 'kysely';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { llaveDe, partidaDeLlave, tomarLlave } from '#contabilidad/libro/llaves.ts';
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerCuentaPorMover } from './cuentas-por-mover.ts';
import { type Medios, moverAhorro } from './mover-ahorro.ts';
import { proponerNumero } from './numero-de-cuenta.ts';
import { exigirProducto, type ProductoAbierto } from './ofrecer-cuenta.ts';
import { conRechazosDeAhorros } from './rechazos.ts';
import { guardarTitulares, nombresDe } from './titulares.ts';
import { prepararTraspaso } from './transferir.ts';

type MediosConBase = Medios & { readonly db: Database };

/** Its id. */
export async function abrirCuenta(
  medios: MediosConBase,
  contexto: ContextoConActor,
  nueva: CuentaNueva,
  llaveRecibida: string | undefined,
): Promise<number> {
  const { db } = medios;
  exigirAgencia(contexto.actor, nueva.agencia);
  const anterior = await abiertaAntes(db, contexto, nueva, llaveRecibida);
  if (anterior !== undefined) return anterior;
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  const producto = await exigirProducto(db, nueva.producto, hoy);
  exigirPlazo(producto, nueva);
  await exigirDestino(db, contexto, nueva);
  if (nueva.deposito !== null) return abrirConDeposito(medios, contexto, producto, nueva, llaveRecibida);
  return conRechazosDeAhorros(
    escribir(db, contexto, 'ahorros:abrir', async (tx) => {
      const id = await guardarCuenta(tx, contexto, producto, nueva);
      const llave = llaveDe(llaveRecibida, { que: 'apertura', ...nueva });
      if (llave !== undefined) await tomarLlave(tx, contexto, llave, comoUuid(id));
      return id;
    }),
  );
}

const SIN_PARTIDA = '00000000-0000-8000-8000-';

/** What the key of an account that was opened without money is kept with, there being no partida. */
const comoUuid = (cuenta: number): string => `${SIN_PARTIDA}${cuenta.toString(16).padStart(12, '0')}`;

function exigirPlazo({ clase, reglas }: ProductoAbierto, { plazo, alVencer, destino }: CuentaNueva): void {
  const ofrecido =
    clase === 'plazo' ? plazo !== null && reglas.plazos?.includes(plazo) === true : plazo === null;
  if (!ofrecido) throw problemaDeCampo('PLAZO_NO_OFRECIDO', 'plazo');
  if ((plazo === null) !== (alVencer === null)) throw problemaDeCampo('MOVIMIENTO_INVALIDO', 'alVencer');
  if (alVencer === 'trasladar' && destino === null) throw problemaDeCampo('MOVIMIENTO_INVALIDO', 'destino');
}

/** Interest and capital go where the same agencia's books can tell. */
export async function exigirDestino(
  db: Database,
  { actor }: ContextoConActor,
  { agencia, destino }: Pick<CuentaNueva, 'agencia' | 'destino'>,
): Promise<void> {
  if (destino === null) return;
  const otra = await leerCuentaPorMover(db, actor, destino, 'destino');
  if (otra.agencia !== agencia) throw problemaDeCampo('CUENTA_DE_OTRA_AGENCIA', 'destino');
  const { rows } = await sql<{ sirve: boolean }>`
    select plazo is null and estado not in ('cerrada', 'por-retirar') as sirve from cuenta_ahorro where id = ${destino}`.execute(
    db,
  );
  if (rows[0]?.sirve !== true) throw problemaDeCampo('MOVIMIENTO_INVALIDO', 'destino');
}

async function guardarCuenta(
  tx: Tx,
  contexto: ContextoConActor,
  { codigo }: ProductoAbierto,
  nueva: CuentaNueva,
  /** The one that was asked for beforehand; absent: the next. */
  porAbrir?: number,
): Promise<number> {
  const { producto, agencia, titulares, isr, plazo, alVencer, destino } = nueva;
  const apertura = hoyEn({ ahora: () => contexto.ahora }).toString();
  // Whoever opens another one at this moment waits: the proposed number is the next one for both.
  await sql`select pg_advisory_xact_lock(hashtext('cuenta_ahorro'), ${producto})`.execute(tx);
  const numero = nueva.numero ?? (await proponerNumero(tx, codigo, agencia));
  await exigirLoQueNaceDecidido(tx, contexto, nueva, numero);
  const { id } = await tx
    .insertInto('cuentaAhorro')
    .values({
      ...(porAbrir === undefined ? {} : { id: porAbrir }),
      ...{ numero, producto, agencia, apertura, plazo, alVencer, destino, interesHasta: apertura },
      ...{ isr: isr.tratamiento, isrDocumento: isr.documento, isrVence: isr.vence },
      // Both are fixed by PostgreSQL, and again by the first deposit.
      ...(plazo === null ? { vence: null, tasaPactada: null } : { vence: apertura, tasaPactada: 0 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await guardarTitulares(tx, id, titulares);
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
  return id;
}

/** What may be decided of an account later, with another person, is not decided alone when it is opened. */
async function exigirLoQueNaceDecidido(
  tx: Tx,
  contexto: ContextoConActor,
  { producto, agencia, isr, destino, titulares }: CuentaNueva,
  numero: string,
): Promise<void> {
  // Another account may take the number that was proposed while somebody consents to this one.
  const comun = { agencia, entidad: 'cuenta_ahorro', id: numero, porNacer: true };
  const cuenta = async () => `Una cuenta nueva de ${await nombresDe(tx, titulares)}`;
  if (isr.tratamiento === 'exento')
    await exigirActo(tx, contexto, {
      ...comun,
      operacion: 'isr-de-cuenta',
      que: { producto, titulares, isr },
      resumen: `${await cuenta()} nace exenta de ISR: ${isr.documento ?? ''}`,
      documentada: isr.documento !== null,
    });
  if (destino !== null && !(await sonSusTitulares(tx, destino, titulares)))
    await exigirActo(tx, contexto, {
      ...comun,
      operacion: 'destino-de-intereses',
      que: { producto, titulares, destino },
      resumen: `${await cuenta()} pagará sus intereses a la cuenta de otro titular`,
      cuentas: [destino],
    });
}

/** Whether that account is of just these people. */
async function sonSusTitulares(db: Database, cuenta: number, titulares: readonly string[]): Promise<boolean> {
  const filas = await db.selectFrom('titular').select('asociado').where('cuenta', '=', cuenta).execute();
  const suyos = new Set(filas.map(({ asociado }) => asociado));
  return suyos.size === new Set(titulares).size && titulares.every((titular) => suyos.has(titular));
}

async function abrirConDeposito(
  medios: MediosConBase,
  contexto: ContextoConActor,
  producto: ProductoAbierto,
  nueva: CuentaNueva,
  llaveRecibida: string | undefined,
): Promise<number> {
  const { db } = medios;
  const { deposito } = nueva;
  if (deposito === null) throw new Error('Sin depósito no hay transferencia');
  const llave = llaveDe(llaveRecibida, { que: 'apertura', ...nueva });
  const desde = await leerCuentaPorMover(db, contexto.actor, deposito.desde, 'deposito.desde');
  const control = await controlDe(db, producto.id);
  const numero = nueva.numero ?? (await proponerNumero(db, producto.codigo, nueva.agencia));
  // What its partida seals names the account, which is made after it.
  const id = await idPorAbrir(db);
  const hacia = { id, numero, agencia: nueva.agencia, control };
  const propia = await sonSusTitulares(db, deposito.desde, nueva.titulares);
  const traspaso = await prepararTraspaso(db, contexto, {
    operacion: propia ? 'apertura-de-cuenta' : 'apertura-de-otro',
    ...{
      desde,
      hacia,
      monto: deposito.monto,
      concepto: 'Apertura',
      documento: null,
      puente: deposito.puente,
    },
  });
  const partida = await moverAhorro(medios, contexto, {
    accion: 'ahorros:abrir',
    llave,
    partidas: traspaso.partidas,
    cuentas: [desde.id],
    asentar: async (tx) => {
      await conRechazosDeAhorros(guardarCuenta(tx, contexto, producto, { ...nueva, numero }, id));
      await traspaso.asentar(tx);
    },
  });
  return abiertaCon(db, partida);
}

async function idPorAbrir(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select cuenta_ahorro_por_abrir() as id`.execute(db);
  if (rows[0] === undefined) throw new Error('No hay número interno para la cuenta');
  return rows[0].id;
}

async function controlDe(db: Database, producto: number): Promise<string> {
  const { idCuenta } = await db
    .selectFrom('productoAhorro')
    .select('idCuenta')
    .where('id', '=', producto)
    .executeTakeFirstOrThrow();
  return idCuenta;
}

/** Sent again because its answer was lost: the account is the one of then, whatever has happened since. */
async function abiertaAntes(
  db: Database,
  { actor }: ContextoConActor,
  nueva: CuentaNueva,
  llaveRecibida: string | undefined,
): Promise<number | undefined> {
  const llave = llaveDe(llaveRecibida, { que: 'apertura', ...nueva });
  const anterior = llave === undefined ? undefined : await partidaDeLlave(db, actor, llave);
  if (anterior === undefined) return undefined;
  if (anterior.startsWith(SIN_PARTIDA)) return Number.parseInt(anterior.slice(SIN_PARTIDA.length), 16);
  return abiertaCon(db, anterior);
}

async function abiertaCon(db: Database, partida: string): Promise<number> {
  const { rows } = await sql<{ hacia: number }>`
    select hacia from transferencia_ahorro where partida = ${partida}::uuid`.execute(db);
  if (rows[0] === undefined) throw new ProblemaError('LLAVE_REUTILIZADA');
  return rows[0].hacia;
}
