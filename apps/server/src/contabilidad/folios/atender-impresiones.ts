// The long printings, made by whichever process is free. However often one is begun (a crash, a retry, two processes with
// the same job), its folios are used once: by the transaction that also says it is done.
import {
  type PedidoDeImpresion,
  pedidoDeImpresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import {
  type LibroLegal,
  nombresDeLibro,
  type Pieza,
} from '@cuadra/contract/contabilidad/folios/libros-legales';
import { contextoDeTrabajo } from '#acceso/sesiones/contexto-de-trabajo.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import { type Contexto, type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { aunqueCambieElPrincipal } from '#platform/jobs/aunque-cambie-el-principal.ts';
import type { Reintentos, Trabajo } from '#platform/jobs/trabajos.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { enlaceDe } from './avisos.ts';
import { cambiarImpresion, SinCurso, tomarImpresion } from './impresiones.ts';
import { type Encargo, imprimirEnFolios } from './imprimir-en-folios.ts';
import { COLA_DE_IMPRESIONES, type TrabajoDeImpresion } from './pedir-impresion.ts';

const REINTENTOS: Reintentos = {
  reintentosMax: 3,
  esperaSegundos: 5,
  esperaMaxSegundos: 60,
  // Many times what the longest book takes: whoever has not ended by then is no longer there.
  duracionMaxSegundos: 600,
  guardarSegundos: 86_400,
};
/** How often it is told how far it goes, whatever its length. */
const AVANCES = 40;

export function atenderImpresiones(plataforma: Plataforma): Promise<void> {
  return plataforma.trabajos.atender<TrabajoDeImpresion>(
    COLA_DE_IMPRESIONES,
    (trabajo) => atenderImpresion(plataforma, trabajo),
    REINTENTOS,
  );
}

export async function atenderImpresion(
  plataforma: Plataforma,
  { id: peticion, datos, esUltimoIntento }: Trabajo<TrabajoDeImpresion>,
): Promise<void> {
  const { db, reloj, log } = plataforma;
  const impresion = await leerEncargo(db, datos.impresion);
  if (impresion === undefined) return;
  const contexto = await contextoDeTrabajo(plataforma, peticion, datos);
  try {
    if (contexto?.actor.permisos.has('libros:imprimir') !== true) throw new ProblemaError('SIN_PERMISO');
    await aunqueCambieElPrincipal(log, () => imprimir(plataforma, contexto, impresion));
  } catch (error) {
    if (error instanceof SinCurso) return;
    const rechazo = error instanceof ProblemaError ? error.message : undefined;
    if (rechazo === undefined && !esUltimoIntento) throw error;
    log.error({ err: error, impresion: impresion.id }, 'No se pudo imprimir un libro');
    const quien = contexto ?? contextoDelSistema(reloj.ahora(), peticion);
    await darPorFallida(db, quien, { ...impresion, usuario: datos.usuario }, rechazo);
  }
}

interface ImpresionPedida extends Encargo {
  readonly id: string;
  readonly libro: LibroLegal;
}

async function leerEncargo(db: Database, id: string): Promise<ImpresionPedida | undefined> {
  const fila = await db
    .selectFrom('impresionDeLibro')
    .select(['id', 'libro', 'pedido', 'folio', 'paginas'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (fila === undefined) return undefined;
  const pedido: PedidoDeImpresion = pedidoDeImpresion.parse(fila.pedido);
  return { ...fila, pedido };
}

async function imprimir(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  { id, ...encargo }: ImpresionPedida,
): Promise<void> {
  const { db } = plataforma;
  const avanzar = (cambios: Parameters<typeof cambiarImpresion>[2]) =>
    escribir(db, contexto, 'libros:imprimir', (tx) => cambiarImpresion(tx, id, cambios));
  await avanzar({ estado: 'haciendo', hechas: 0 });
  const cadaCuantas = Math.ceil(encargo.paginas / AVANCES);
  await imprimirEnFolios(plataforma, contexto, encargo, {
    async alDibujar(hechas) {
      if (hechas % cadaCuantas === 0) await avanzar({ hechas });
    },
    async alGuardar(tx, guardar) {
      await tomarImpresion(tx, id);
      const pieza = await guardar();
      await cambiarImpresion(tx, id, { estado: 'impresa', hechas: pieza.paginas, pieza: pieza.id });
      await avisarDeImpresa(tx, contexto, pieza);
    },
  });
}

function avisarDeImpresa(tx: Tx, contexto: ContextoConActor, { id, libro, folios }: Pieza): Promise<void> {
  const [desde, hasta] = [folios[0]?.desde ?? 0, folios.at(-1)?.hasta ?? 0];
  const usados =
    desde === hasta
      ? `el folio ${desde.toLocaleString('es-GT')}`
      : `los folios ${desde.toLocaleString('es-GT')} a ${hasta.toLocaleString('es-GT')}`;
  return notificar(
    tx,
    contexto,
    { usuarios: [contexto.actor.id] },
    {
      titulo: `${nombresDeLibro[libro]} impreso`,
      descripcion: `Usó ${usados}. Ábralo aquí para recibir el original.`,
      icono: 'heroicons_outline:printer',
      enlace: `${enlaceDe[libro]}&pieza=${id}`,
      usaRouter: true,
    },
  );
}

async function darPorFallida(
  db: Database,
  contexto: Contexto,
  { id, libro, usuario }: ImpresionPedida & { readonly usuario: string },
  rechazo = 'Ocurrió un error inesperado. Imprima de nuevo.',
): Promise<void> {
  const motivo = `${rechazo} No se usó ningún folio.`;
  await escribir(db, contexto, 'libros:imprimir', async (tx) => {
    await cambiarImpresion(tx, id, { estado: 'fallida', motivo });
    await notificar(
      tx,
      contexto,
      { usuarios: [usuario] },
      {
        titulo: `No se pudo imprimir el ${nombresDeLibro[libro]}`,
        descripcion: textoSeguro(motivo),
        icono: 'heroicons_outline:exclamation-triangle',
        enlace: enlaceDe[libro],
        usaRouter: true,
      },
    );
  }).catch((error: unknown) => {
    if (!(error instanceof SinCurso)) throw error;
  });
}
