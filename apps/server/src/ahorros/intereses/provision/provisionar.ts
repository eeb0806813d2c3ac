// By the clock: for the products that say so, what their accounts earned and were not paid becomes an expense, every day or at the end of
// every month. Each product and agencia is a transaction of its own and is done once for its day, whichever process does it; what was
// missed is caught up by the next one, since it always brings the whole to what it is.
import { randomUUIDv7 } from 'node:crypto';
import type { Provision } from '@cuadra/core/ahorros/producto';
import { CERO, type Centavos, magnitud } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe, revisar } from '#contabilidad/libro/revisar.ts';
import { type Contexto, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Reintentos } from '#platform/jobs/trabajos.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { agenciaCerrada } from '../corridas/mes-abierto.ts';

const COLA_DE_PROVISION = 'provision';
/** After midnight, before the runs that pay what ended. */
const CADA_NOCHE = '20 0 * * *';
const REINTENTOS: Reintentos = {
  reintentosMax: 3,
  esperaSegundos: 300,
  esperaMaxSegundos: 3_600,
  duracionMaxSegundos: 3_600,
  guardarSegundos: 86_400,
};
const CALCULO_MAX_MS = 600_000;

export function atenderProvision(plataforma: Plataforma): Promise<void> {
  return plataforma.trabajos.atenderPorReloj(
    COLA_DE_PROVISION,
    CADA_NOCHE,
    () => provisionar(plataforma),
    REINTENTOS,
  );
}

/** One that cannot be done does not keep the others from it; it is tried again with the job. */
export async function provisionar({
  db,
  reloj,
  log,
}: Pick<Plataforma, 'db' | 'reloj' | 'log'>): Promise<void> {
  const hoy = hoyEn(reloj).toString();
  const fallas: unknown[] = [];
  for (const alcance of await leerAlcances(db, hoy)) {
    const contexto = contextoDelSistema(reloj.ahora(), `provision ${alcance.codigo} ${alcance.agencia}`);
    try {
      await escribir(db, contexto, 'intereses:provisionar', (tx) =>
        provisionarUna(tx, contexto, alcance, hoy),
      );
    } catch (error) {
      log.warn({ err: error, producto: alcance.codigo, agencia: alcance.agencia }, 'No se pudo provisionar');
      fallas.push(error);
    }
  }
  if (fallas.length > 0) throw new AggregateError(fallas, 'Quedaron productos sin provisionar');
}

interface AlcanceDeProvision {
  readonly producto: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly agencia: string;
  readonly provision: Exclude<Provision, 'ninguna'>;
  readonly cuentaGasto: string;
  readonly cuentaPorPagar: string;
}

/** By the rules of the last day that ended; where there are accounts. */
async function leerAlcances(db: Database, hoy: string): Promise<readonly AlcanceDeProvision[]> {
  const { rows } = await sql<AlcanceDeProvision>`
    select p.id as producto, p.codigo, p.nombre, g.id_agencia as agencia, v.provision, v.cuenta_gasto, v.cuenta_por_pagar
    from producto_ahorro p
    join lateral (select x.* from version_de_producto x where x.producto = p.id and x.estado = 'publicada' and x.desde < ${hoy}::date
      order by x.desde desc limit 1) v on v.provision <> 'ninguna'
    join agencia g on exists (select from cuenta_ahorro c where c.producto = p.id and c.agencia = g.id_agencia)
    where p.estado <> 'preparacion' order by p.codigo, g.id_agencia`.execute(db);
  return rows;
}

async function provisionarUna(
  tx: Tx,
  contexto: Contexto,
  alcance: AlcanceDeProvision,
  hoy: string,
): Promise<void> {
  const { producto, agencia, provision } = alcance;
  // Every day that ended, or the whole months that did.
  const limite = provision === 'diaria' ? hoy : `${hoy.slice(0, 7)}-01`;
  const id = randomUUIDv7();
  await sql`select set_config('statement_timeout', ${String(CALCULO_MAX_MS)}, true)`.execute(tx);
  const { rows } = await sql<{ monto: Centavos }>`
    select provision_poner(${id}::uuid, ${producto}, ${agencia}, ${limite}::date) as monto`.execute(tx);
  const monto = rows[0]?.monto ?? CERO;
  if (monto === CERO) return;
  const ultimo = Temporal.PlainDate.from(limite).subtract({ days: 1 }).toString();
  const fecha = (await agenciaCerrada(tx, ultimo, [agencia])) === undefined ? ultimo : hoy;
  const partida = porContabilizar({
    ...{ id, origen: 'interes', tipo: 'interes', fecha, agencia, autor: null },
    concepto: `Provisión de intereses de ${alcance.nombre} al ${fechaImpresa(ultimo)}`.slice(0, CONCEPTO_MAX),
    lineas: lineasDe(alcance, monto),
  });
  const problema = problemaDe(revisar(await leerEntorno(tx, contexto.ahora, [partida]), partida));
  if (problema !== undefined) throw problema;
  await contabilizar(tx, contexto.ahora, [partida]);
}

const CONCEPTO_MAX = 200;

/** What is added is an expense and is owed; what was too much goes back. */
function lineasDe({ cuentaGasto, cuentaPorPagar }: AlcanceDeProvision, monto: Centavos) {
  const [cargada, abonada] = monto > 0 ? [cuentaGasto, cuentaPorPagar] : [cuentaPorPagar, cuentaGasto];
  const cuanto = magnitud(monto);
  const concepto = 'Intereses devengados por pagar';
  return [
    { idCuenta: cargada, debe: cuanto, haber: CERO, concepto },
    { idCuenta: abonada, debe: CERO, haber: cuanto, concepto },
  ];
}
