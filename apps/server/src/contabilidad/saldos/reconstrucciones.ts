// Rebuilding the balances as people ask for it: it goes on by itself, and what was corrected stays to be seen.
import type { Reconstruccion, ResultadoDeReconstruir } from '@cuadra/contract/contabilidad/saldos';
import { notificar } from '#escritorio/notificar.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { listarTrabajos, type TrabajoGuardado, verTrabajo } from '#platform/trabajos-pesados/queries.ts';
import { anotarReconstruccion, reconstruirSaldos } from './reconstruir-saldos.ts';

export async function iniciarReconstruccion(
  { db, pesados }: Pick<Plataforma, 'db' | 'pesados'>,
  contexto: ContextoConActor,
): Promise<Reconstruccion> {
  const id = await pesados.empezar<ResultadoDeReconstruir>(contexto, {
    clase: 'reconstruccion',
    titulo: 'la reconstrucción de los saldos',
    aviso: { para: { permiso: 'periodos:ver' }, evento: { tipo: 'reconstruccion-avance' } },
    hacer: (marcha) => reconstruirSaldos(db, contexto, marcha),
    async alTerminar(tx, sistema, resultado) {
      await anotarReconstruccion(tx, { ...contexto, ahora: sistema.ahora }, resultado);
      await avisarFin(tx, sistema, contexto.actor.id, resultado);
    },
  });
  return comoReconstruccion(await verTrabajo(db, contexto.ahora, id));
}

export async function listarReconstrucciones(
  db: Database,
  ahora: Temporal.Instant,
): Promise<Reconstruccion[]> {
  return (await listarTrabajos(db, ahora, 'reconstruccion')).map(comoReconstruccion);
}

function comoReconstruccion({ datos: _, resultado, ...trabajo }: TrabajoGuardado): Reconstruccion {
  // Stored by this same program, as the contract says it.
  const suyo = resultado as ResultadoDeReconstruir | null;
  // Those of before did not look at the counterparts.
  return { ...trabajo, resultado: suyo === null ? null : { ...SIN_CONTRAPARTIDAS, ...suyo } };
}

const SIN_CONTRAPARTIDAS = { contrapartidasCorregidas: 0 };

async function avisarFin(
  tx: Tx,
  contexto: Contexto,
  quien: string,
  { corregidos, conteosCorregidos, contrapartidasCorregidas }: ResultadoDeReconstruir,
): Promise<void> {
  const cuantos = corregidos + conteosCorregidos + contrapartidasCorregidas;
  const cifra = new Intl.NumberFormat('es-GT').format(cuantos);
  await notificar(
    tx,
    contexto,
    { usuarios: [quien] },
    {
      titulo: cuantos === 0 ? 'Saldos: ya eran los correctos' : `Saldos: ${cifra} corregidos`,
      descripcion: 'Se sumaron de nuevo desde las líneas y se comprobaron.',
      icono: 'heroicons_outline:calculator',
      enlace: '/contabilidad/cierre?vista=verificacion',
      usaRouter: true,
    },
  );
}
