// Verifies the books beside the answers to people: whoever asked may leave, and is told when it ends. It only reads; if the
// process ends half way, nothing is lost but the time.
import type { Informe, Verificacion } from '@cuadra/contract/contabilidad/verificacion';
import { notificar } from '../../escritorio/notificar.ts';
import type { Contexto, ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Marcha } from '../../platform/trabajos-pesados/trabajos-pesados.ts';
import type { Auxiliar } from './auxiliar.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { abrirRevisorEnUnHilo } from './revisor-en-un-hilo.ts';
import { verVerificacion } from './verificaciones.ts';
import { verificar } from './verificar.ts';

export async function iniciarVerificacion(
  { db, pesados }: Pick<Plataforma, 'db' | 'pesados'>,
  contexto: ContextoConActor,
  pedida: { readonly desde: number | undefined; readonly auxiliares: readonly Auxiliar[] },
): Promise<Verificacion> {
  const { desde } = pedida;
  const id = await pesados.empezar<Informe>(contexto, {
    clase: 'verificacion',
    titulo: 'la verificación de los libros',
    datos: desde === undefined ? {} : { desde },
    aviso: { para: { permiso: 'periodos:ver' }, evento: { tipo: 'verificacion-avance' } },
    hacer: (marcha) => verificarEnUnHilo(db, { ...pedida, ...marcha }),
    alTerminar: (tx, sistema, informe) => avisarFin(tx, sistema, contexto.actor.id, informe),
  });
  return verVerificacion(db, contexto.ahora, id);
}

/** In one connection, so that the rest of them stay for people, and in one thread. */
function verificarEnUnHilo(
  db: Database,
  {
    senal,
    ...opciones
  }: Marcha & { readonly desde: number | undefined; readonly auxiliares: readonly Auxiliar[] },
): Promise<Informe> {
  return db.connection().execute(async (conexion) => {
    const revisor = abrirRevisorEnUnHilo(fuenteDePartidas(conexion), senal);
    try {
      return await verificar(conexion, { ...opciones, senal, revisar: revisor.revisar });
    } finally {
      await revisor.cerrar();
    }
  });
}

async function avisarFin(tx: Tx, contexto: Contexto, quien: string, informe: Informe): Promise<void> {
  const { limpio, totalDeHallazgos, partidas } = informe;
  const cuantas = new Intl.NumberFormat('es-GT').format(partidas);
  await notificar(
    tx,
    contexto,
    { usuarios: [quien] },
    {
      titulo: limpio ? 'Verificación: todo cuadra' : `Verificación: ${totalDeHallazgos} por revisar`,
      descripcion: `Se revisaron ${cuantas} partidas desde sus líneas.`,
      icono: limpio ? 'heroicons_outline:shield-check' : 'heroicons_outline:shield-exclamation',
      enlace: '/contabilidad/cierre?vista=verificacion',
      usaRouter: true,
    },
  );
}
