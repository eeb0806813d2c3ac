// Somebody asks for a book to be printed on the folios they were told: a short one is printed at once, a long one is
// queued and goes on without them.
import {
  type imprimirEnFolios as contrato,
  FOLIOS_AL_MOMENTO,
  type Impresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { fechaEnPalabras } from '@cuadra/core/meses';
import type { QuienPidio } from '#acceso/sesiones/contexto-de-trabajo.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { conRechazos } from './como-problema.ts';
import { exigirSiguiente } from './componer-libro.ts';
import { exigirLibrosLegales } from './exigir-libros-legales.ts';
import { delFolioAl, exigirQueSeUsenFolios } from './exigir-que-se-usen-folios.ts';
import { rangosLibres } from './existencias.ts';
import { avisarImpresion, exigirLibroDesocupado, verImpresion } from './impresiones.ts';
import { type Encargo, imprimirEnFolios } from './imprimir-en-folios.ts';

export const COLA_DE_IMPRESIONES = 'impresiones';

export interface TrabajoDeImpresion extends QuienPidio {
  readonly impresion: string;
}

export async function pedirImpresion(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  encargo: BodyOf<typeof contrato>,
): Promise<Impresion> {
  const { db } = plataforma;
  await exigirLibroDesocupado(db, encargo.pedido.libro);
  const id =
    encargo.paginas > FOLIOS_AL_MOMENTO
      ? await encolar(plataforma, contexto, encargo)
      : await imprimirAhora(plataforma, contexto, encargo);
  return verImpresion(db, id);
}

function imprimirAhora(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  encargo: Encargo,
): Promise<string> {
  return imprimirEnFolios(plataforma, contexto, encargo, {
    async alGuardar(tx, guardar) {
      const { id: pieza } = await guardar();
      const { paginas: hechas } = encargo;
      return anotarPedido(tx, contexto, encargo, { estado: 'impresa', hechas, pieza });
    },
  });
}

async function encolar(
  { db, trabajos }: Plataforma,
  contexto: ContextoConActor,
  encargo: Encargo,
): Promise<string> {
  const { actor } = contexto;
  await exigirLibrosLegales(db, actor);
  exigirSiguiente(await rangosLibres(db, encargo.pedido.libro), encargo);
  return conRechazos(
    escribir(db, contexto, 'libros:pedir-impresion', async (tx) => {
      const impresion = await anotarPedido(tx, contexto, encargo, { estado: 'en_cola' });
      const trabajo: TrabajoDeImpresion = { impresion, usuario: actor.id, sesion: actor.sesion };
      await trabajos.encolar(tx, COLA_DE_IMPRESIONES, trabajo);
      await avisarImpresion(tx);
      return impresion;
    }),
  );
}

async function anotarPedido(
  tx: Tx,
  contexto: ContextoConActor,
  { pedido, folio, paginas }: Encargo,
  situacion:
    | { readonly estado: 'en_cola' }
    | { readonly estado: 'impresa'; readonly hechas: number; readonly pieza: string },
): Promise<string> {
  const { actor, ahora } = contexto;
  await exigirQueSeUsenFolios(tx, contexto, 'libros:imprimir', {
    libro: pedido.libro,
    que: { pedido, folio, paginas },
    dicho: `imprimir en ${delFolioAl({ desde: folio, hasta: folio + paginas - 1 })}${loQueSeImprime(pedido)}`,
  });
  const { id } = await tx
    .insertInto('impresionDeLibro')
    .values({
      libro: pedido.libro,
      pedido: JSON.stringify(pedido),
      folio,
      paginas,
      pedidaPor: actor.id,
      pedidaEn: ahora.toString(),
      ...situacion,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function loQueSeImprime(pedido: Encargo['pedido']): string {
  if ('hasta' in pedido) return ` hasta la partida ${pedido.hasta} de ${pedido.ejercicio}`;
  return ` al ${fechaEnPalabras(pedido.fecha)}`;
}
