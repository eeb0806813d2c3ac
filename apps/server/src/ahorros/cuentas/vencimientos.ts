// What the last day of a term brings: once its interest was paid, the account begins another term at the rate of that day, or its money goes
// where it was said. Every process looks; PostgreSQL renews or closes each account once. A day that nobody looked is caught up with.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { avisar, escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { terminar } from './cerrar-cuenta.ts';
import { liquidar } from './liquidacion.ts';
import { sinMolestarATandas } from './mover-ahorro.ts';
import { conRechazosDeAhorros } from './rechazos.ts';

type Servicios = Pick<Plataforma, 'db' | 'reloj' | 'log'> & { readonly cola: Cola };

const CADA_MS = 600_000;
const TANDA = 200;

/** Looks now and every ten minutes, while the application is open. */
export function vigilarVencimientos(app: FastifyInstance, servicios: Servicios): void {
  let enCurso = Promise.resolve();
  const mirar = () => {
    enCurso = enCurso
      .then(async () => {
        await atenderVencimientos(servicios);
      })
      .catch((error: unknown) =>
        servicios.log.error({ err: error }, 'No se pudieron atender los vencimientos'),
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

interface PorVencer {
  readonly id: number;
  readonly numero: string;
  readonly alVencer: 'renovar' | 'trasladar';
  readonly destino: number | null;
}

export interface Atendidas {
  readonly renovadas: number;
  readonly trasladadas: number;
  /** Those that could not: tried again the next time. */
  readonly fallidas: number;
}

export async function atenderVencimientos(servicios: Servicios): Promise<Atendidas> {
  const { db, reloj, log } = servicios;
  const hoy = hoyEn(reloj).toString();
  const hechas = { renovar: 0, trasladar: 0, fallidas: 0 };
  for (let desde = 0; ; ) {
    const porVencer = await leerPorVencer(servicios, hoy, desde);
    for (const cuenta of porVencer) {
      desde = cuenta.id;
      try {
        await (cuenta.alVencer === 'renovar'
          ? renovar(servicios, hoy, cuenta)
          : trasladar(servicios, hoy, cuenta));
        hechas[cuenta.alVencer]++;
      } catch (error) {
        // One that cannot does not keep the others waiting.
        if (!(error instanceof ProblemaError)) throw error;
        hechas.fallidas++;
        log.warn({ cuenta: cuenta.numero, motivo: error.message }, 'Un vencimiento quedó pendiente');
      }
    }
    if (porVencer.length < TANDA) break;
  }
  if (hechas.renovar + hechas.trasladar > 0)
    await escribir(db, contextoDelSistema(reloj.ahora(), 'vencimientos'), 'ahorros:vencer', (tx) =>
      avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' }),
    );
  return { renovadas: hechas.renovar, trasladadas: hechas.trasladar, fallidas: hechas.fallidas };
}

async function leerPorVencer({ db }: Servicios, hoy: string, desde: number): Promise<PorVencer[]> {
  const { rows } = await sql<PorVencer>`
    select c.id, c.numero, c.al_vencer, c.destino from cuenta_ahorro c join producto_ahorro p on p.id = c.producto
    where c.vence is not null and c.cierre is null and c.vence <= ${hoy}::date and c.interes_hasta >= c.vence
      and c.estado in ('activa', 'inactiva') and c.saldo > 0 and p.estado <> 'preparacion' and c.id > ${desde}
    order by c.id limit ${TANDA}`.execute(db);
  return rows;
}

async function renovar({ db, reloj }: Servicios, hoy: string, { id, numero }: PorVencer): Promise<void> {
  const contexto = contextoDelSistema(reloj.ahora(), `vencimiento ${numero}`);
  await sinMolestarATandas(reloj, () =>
    conRechazosDeAhorros(
      escribir(db, contexto, 'ahorros:renovar', async (tx) => {
        await sql`select ahorro_renovar(${id}::bigint, ${hoy}::date)`.execute(tx);
      }),
    ),
  );
}

/** The interest of the term was paid by its run: nothing is left to settle, and all of it goes. */
async function trasladar(
  servicios: Servicios,
  hoy: string,
  { id, numero, destino }: PorVencer,
): Promise<void> {
  const contexto = contextoDelSistema(servicios.reloj.ahora(), `vencimiento ${numero}`);
  const porLiquidar = await liquidar(servicios.db, id, hoy);
  await terminar(servicios, contexto, porLiquidar, {
    ...{ operacion: 'vencimiento', hoy, accion: 'ahorros:vencer', destino, puente: null },
    motivo: 'Venció su plazo.',
  });
}
