// Sends the bitácora on, row by row and in the order of its transactions, up to the last of which nothing more can come: a row of
// a transaction that is still open may have a smaller number than one that is there already. Up to where it went is a row under
// lock, so that of several processes one sends; it is noted after sending, so that a fall in between sends again rather than
// loses (a file tells its own last line, and then nothing is twice; a syslog server tells them apart by `n`).

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { abrirDestino, type Destino } from './destino.ts';
import type { FilaDeReenvio } from './linea.ts';

type Servicios = Pick<Plataforma, 'db' | 'reloj' | 'log' | 'config'>;

const CADA_MS = 2_000;
const JUNTAS = 500;

/** While the application is open, if there is anywhere to send it to. */
export function vigilarReenvio(app: FastifyInstance, plataforma: Servicios): void {
  const { reenvioDeBitacora: direccion } = plataforma.config;
  if (direccion === undefined) return;
  const destino = abrirDestino(direccion);
  let enCurso = Promise.resolve();
  let falla = false;
  const mirar = () => {
    enCurso = enCurso
      .then(() => reenviarTodo(plataforma, direccion, destino))
      .then(
        () => {
          falla = false;
        },
        (error: unknown) => {
          // Once, and not every two seconds while the other side is away.
          if (!falla)
            plataforma.log.error({ err: error }, 'No se pudo reenviar la bitácora; se seguirá intentando');
          falla = true;
        },
      );
  };
  let cada: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    mirar();
    cada = setInterval(mirar, CADA_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(cada);
    await enCurso;
  });
}

/** Until there is nothing left. */
export async function reenviarTodo(
  plataforma: Servicios,
  direccion: string,
  destino: Destino,
): Promise<void> {
  while ((await reenviar(plataforma, direccion, destino)) === JUNTAS);
}

interface Lugar {
  readonly transaccion: number;
  readonly n: number;
  readonly nMax: number;
  readonly desdeN: number;
}

async function reenviar({ db, reloj }: Servicios, direccion: string, destino: Destino): Promise<number> {
  const ahora = reloj.ahora();
  return escribir(db, contextoDelSistema(ahora, 'reenvío'), 'bitacora:reenviar', async (tx) => {
    const guardado = await tomarLugar(tx, direccion, ahora.toString());
    if (guardado === undefined) return 0;
    const lugar = await ponerAlDia(tx, guardado, destino);
    const filas = await leerFilas(tx, lugar);
    if (filas.length === 0 && lugar === guardado) return 0;
    if (filas.length > 0) await destino.enviar(filas);
    const ultima = filas.at(-1);
    const nMax = Math.max(lugar.nMax, ...filas.map(({ n }) => n));
    await tx
      .updateTable('reenvioDeBitacora')
      .set({
        transaccion: ultima?.transaccion ?? lugar.transaccion,
        n: ultima?.n ?? lugar.n,
        nMax,
        desdeN: lugar.desdeN,
        en: ahora.toString(),
      })
      .where('destino', '=', direccion)
      .execute();
    return filas.length;
  });
}

/** Undefined: another process has it. The first time it begins here; what was before is in the bitácora. */
async function tomarLugar(tx: Tx, direccion: string, en: string): Promise<Lugar | undefined> {
  await sql`
    insert into reenvio_de_bitacora (destino, transaccion, n, n_max, en)
    select ${direccion}, pg_snapshot_xmin(pg_current_snapshot())::text::bigint, 0, coalesce((select max(n) from bitacora), 0),
      ${en}::timestamptz
    where not exists (select from reenvio_de_bitacora where destino = ${direccion})
    on conflict do nothing`.execute(tx);
  return tx
    .selectFrom('reenvioDeBitacora')
    .select(['transaccion', 'n', 'nMax', 'desdeN'])
    .where('destino', '=', direccion)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** What the other side has already, and transactions that count from the start again after a restored dump. */
async function ponerAlDia(tx: Tx, lugar: Lugar, destino: Destino): Promise<Lugar> {
  const { rows } = await sql<{ xmin: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin`.execute(tx);
  if ((rows[0]?.xmin ?? 0) < lugar.transaccion) return { ...lugar, transaccion: 0, n: 0, desdeN: lugar.nMax };
  const alla = await destino.ultima?.();
  if (alla === undefined || lugar.desdeN > 0) return lugar;
  const yaEsta =
    alla.transaccion > lugar.transaccion || (alla.transaccion === lugar.transaccion && alla.n > lugar.n);
  return yaEsta ? { ...lugar, ...alla, nMax: Math.max(lugar.nMax, alla.n) } : lugar;
}

async function leerFilas(tx: Tx, { transaccion, n, desdeN }: Lugar): Promise<readonly FilaDeReenvio[]> {
  const { rows } = await sql<FilaDeReenvio>`
    select b.n, b.transaccion, b.instante, b.actor, u.correo, b.sesion, b.direccion, b.peticion, b.accion, b.entidad,
      b.id_entidad, b.agencia, b.dicha, b.antes::text as antes, b.despues::text as despues
    from bitacora b left join usuario u on u.id = b.actor
    where b.transaccion >= ${transaccion}::bigint
      and b.transaccion < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      and (b.transaccion, b.n) > (${transaccion}::bigint, ${n}::bigint) and b.n > ${desdeN}::bigint
    order by b.transaccion, b.n limit ${JUNTAS}`.execute(tx);
  return rows;
}
