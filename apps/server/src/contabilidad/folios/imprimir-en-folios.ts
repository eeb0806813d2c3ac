// Prints a book on its next folios: it is drawn first and then, in one short transaction, those folios are used and the
// file is kept. If somebody took one of them in between, nothing of it is kept.
import type {
  ensayarImpresion as contratoDeEnsayo,
  PedidoDeImpresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { conRechazos } from './como-problema.ts';
import { comoGuardar, componerLibro, type Dicho } from './componer-libro.ts';
import { cuantos, enTramos } from './existencias.ts';
import { guardarPieza } from './guardar-pieza.ts';

type Ensayo = ResponseOf<typeof contratoDeEnsayo>;

export async function ensayarImpresion(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  pedido: PedidoDeImpresion,
): Promise<Ensayo> {
  const { plan, libres, hojas } = await componerLibro(plataforma, contexto, pedido);
  return {
    titulo: plan.titulo,
    detalles: [...plan.detalles],
    paginas: hojas.length,
    folios: enTramos(hojas.map(({ folio }) => folio)),
    quedarian: cuantos(libres) - hojas.length,
  };
}

export interface Encargo extends Dicho {
  readonly pedido: PedidoDeImpresion;
}

export interface Seguimiento<T> {
  readonly alDibujar?: (hechas: number) => Promise<void>;
  /** In the transaction that uses the folios: what else is true from then on, or why they must not be used. */
  readonly alGuardar: (tx: Tx, guardar: () => Promise<Pieza>) => Promise<T>;
}

export async function imprimirEnFolios<T>(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  { pedido, ...dicho }: Encargo,
  { alGuardar, ...alDibujar }: Seguimiento<T>,
): Promise<T> {
  const libro = await componerLibro(plataforma, contexto, pedido, { dicho, ...alDibujar });
  const { plan, hojas, pdf, pliego } = libro;
  const { titulo, ejercicio, partidas, corte } = plan;
  const pieza = { libro: plan.libro, clase: 'impresion', titulo, ejercicio, partidas, corte } as const;
  return conRechazos(
    escribir(plataforma.db, contexto, 'libros:imprimir', (tx) =>
      alGuardar(tx, () =>
        guardarPieza(
          tx,
          contexto,
          { ...pieza, sustituye: null, pliego, pdf },
          hojas.map((hoja) => comoGuardar(hoja, libro)),
        ),
      ),
    ),
  );
}
