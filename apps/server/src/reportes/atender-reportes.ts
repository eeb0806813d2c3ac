// The long files, made by whichever process is free; the longest, by parts, by all that are. Who asked is looked up again: what they may no
// longer see is not made.
import { contextoDeTrabajo } from '#acceso/sesiones/contexto-de-trabajo.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { aunqueCambieElPrincipal } from '#platform/jobs/aunque-cambie-el-principal.ts';
import type { Reintentos, Trabajo } from '#platform/jobs/trabajos.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type ArchivoPedido, adelantar, Cancelado, hacerArchivo } from './hacer-archivo.ts';
import { dejarPartes, estaEnCurso, repartirArchivo } from './partes/repartir-archivo.ts';
import { COLA_DE_PARTES, COLA_DE_REPORTES, type TrabajoDeReporte } from './pedir-archivo.ts';
import type { Registro } from './reporte.ts';

const REINTENTOS: Reintentos = {
  reintentosMax: 2,
  esperaSegundos: 5,
  esperaMaxSegundos: 60,
  duracionMaxSegundos: 1_800,
  guardarSegundos: 86_400,
};
/** Each process makes one part at a time and is free for the rest; what one could not, any of the others may. */
const REINTENTOS_DE_PARTES: Reintentos = { ...REINTENTOS, reintentosMax: 5 };
const ENLACE = '/reportes/archivos';

export function atenderReportes(plataforma: Plataforma, registro: Registro): Promise<void> {
  return plataforma.trabajos.atender<TrabajoDeReporte>(
    COLA_DE_REPORTES,
    (trabajo) => atender(plataforma, registro, trabajo, hacerEntero),
    REINTENTOS,
  );
}

export function atenderPartes(plataforma: Plataforma, registro: Registro): Promise<void> {
  return plataforma.trabajos.atender<TrabajoDeReporte>(
    COLA_DE_PARTES,
    (trabajo) => atender(plataforma, registro, trabajo, hacerPorPartes),
    REINTENTOS_DE_PARTES,
  );
}

type Hacer = (plataforma: Plataforma, contexto: ContextoConActor, archivo: ArchivoPedido) => Promise<void>;

const hacerEntero: Hacer = async (plataforma, contexto, archivo) => {
  await hacerArchivo(plataforma, contexto, archivo);
  await escribir(plataforma.db, contexto, 'reportes:avisar', (tx) =>
    avisarDeListo(tx, contexto, archivo.pedido.titulo),
  );
};

const hacerPorPartes: Hacer = async (plataforma, contexto, archivo) => {
  // Others may have made it, or given it up, before this one came.
  if (!(await estaEnCurso(plataforma.db, archivo.id))) return;
  await repartirArchivo(plataforma, contexto, archivo, {
    alTerminar: (tx) => avisarDeListo(tx, contexto, archivo.pedido.titulo),
  });
};

async function atender(
  plataforma: Plataforma,
  registro: Registro,
  { id: peticion, datos, esUltimoIntento }: Trabajo<TrabajoDeReporte>,
  hacer: Hacer,
): Promise<void> {
  const { db, log } = plataforma;
  const archivo = await leerPedido(db, datos.archivo);
  const contexto = await contextoDeTrabajo(plataforma, peticion, datos);
  if (archivo === undefined || contexto === undefined) return;
  try {
    await aunqueCambieElPrincipal(log, async () => {
      const pendiente = await leerPedido(db, datos.archivo);
      if (pendiente === undefined) return;
      const { id, codigo, filas, reporte, formato, filtros } = pendiente;
      const pedido = registro[reporte].pedir(contexto.actor, formato, filtros);
      await hacer(plataforma, contexto, { id, codigo, filas, pedido });
    });
  } catch (error) {
    if (error instanceof Cancelado) return;
    const rechazo = error instanceof ProblemaError ? error.message : undefined;
    if (rechazo === undefined && !esUltimoIntento) throw error;
    log.error({ err: error, archivo: archivo.id }, 'No se pudo hacer un archivo');
    await darPorFallido(plataforma, contexto, archivo, rechazo);
  }
}

function leerPedido(db: Database, id: string) {
  return db
    .selectFrom('archivoReporte')
    .select(['id', 'codigo', 'reporte', 'titulo', 'formato', 'filtros', 'filas'])
    .where('id', '=', id)
    .where('estado', '<>', 'listo')
    .executeTakeFirst();
}

async function avisarDeListo(tx: Tx, contexto: ContextoConActor, titulo: string): Promise<void> {
  await notificar(
    tx,
    contexto,
    { usuarios: [contexto.actor.id] },
    {
      titulo: 'Archivo listo',
      descripcion: `«${textoSeguro(titulo)}» ya se puede descargar.`,
      icono: 'heroicons_outline:document-arrow-down',
      enlace: ENLACE,
    },
  );
}

async function darPorFallido(
  { db }: Plataforma,
  contexto: ContextoConActor,
  { id, titulo }: { readonly id: string; readonly titulo: string },
  rechazo = 'Ocurrió un error inesperado. Pídalo de nuevo.',
): Promise<void> {
  await escribir(db, contexto, 'reportes:avisar', async (tx) => {
    await adelantar(tx, contexto, id, { estado: 'fallido', motivo: rechazo });
    await dejarPartes(tx, id);
    await notificar(
      tx,
      contexto,
      { usuarios: [contexto.actor.id] },
      {
        titulo: 'No se pudo hacer un archivo',
        descripcion: `«${textoSeguro(titulo)}»: ${textoSeguro(rechazo)}`,
        icono: 'heroicons_outline:exclamation-triangle',
        enlace: ENLACE,
      },
    );
  }).catch((error: unknown) => {
    if (!(error instanceof Cancelado)) throw error;
  });
}
