// Verifies the books beside the answers to people: whoever asked may leave, and is told when it ends. It only reads; if the
// process ends half way, nothing is lost but the time.
import type { Informe, Verificacion } from '@cuadra/contract/contabilidad/verificacion';
import { notificar } from '#escritorio/notificar.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { Marcha } from '#platform/trabajos-pesados/trabajos-pesados.ts';
import { conRevisores } from './abrir-revisores.ts';
import { verVerificacion } from './verificaciones.ts';
import { type OpcionesDeVerificacion, verificar } from './verificar.ts';

type Pedida = Pick<OpcionesDeVerificacion, 'desde' | 'completa' | 'auxiliares' | 'testigo'>;

export async function iniciarVerificacion(
  { db, pesados }: Pick<Plataforma, 'db' | 'pesados'>,
  contexto: ContextoConActor,
  pedida: Pedida,
): Promise<Verificacion> {
  const { desde } = pedida;
  const id = await pesados.empezar<Informe>(contexto, {
    clase: 'verificacion',
    titulo: 'la verificación de los libros',
    datos: desde === undefined ? {} : { desde },
    aviso: { para: { permiso: 'periodos:ver' }, evento: { tipo: 'verificacion-avance' } },
    hacer: (marcha) => verificarEnHilos(db, { ...pedida, ...marcha }),
    alTerminar: (tx, sistema, informe) => avisarFin(tx, sistema, contexto.actor.id, informe),
  });
  return verVerificacion(db, contexto.ahora, id);
}

function verificarEnHilos(db: Database, { senal, ...opciones }: Marcha & Pedida): Promise<Informe> {
  return conRevisores(db, senal, (conexion, manos) => verificar(conexion, { ...opciones, senal, ...manos }));
}

async function avisarFin(tx: Tx, contexto: Contexto, quien: string, informe: Informe): Promise<void> {
  const { limpio, totalDeHallazgos, partidas, desdeSello } = informe;
  const cuantas = new Intl.NumberFormat('es-GT').format(partidas);
  await notificar(
    tx,
    contexto,
    { usuarios: [quien] },
    {
      titulo: limpio ? 'Verificación: todo cuadra' : `Verificación: ${totalDeHallazgos} por revisar`,
      descripcion: `Se revisaron ${cuantas} partidas desde sus líneas${desdeSello === null ? '' : ', las de después del último sello'}.`,
      icono: limpio ? 'heroicons_outline:shield-check' : 'heroicons_outline:shield-exclamation',
      enlace: '/contabilidad/cierre?vista=verificacion',
      usaRouter: true,
    },
  );
}
