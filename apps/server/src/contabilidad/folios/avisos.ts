// What is told when folios are used: to open browsers, that there are fewer; to whoever prints, once, that few are left.
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { notificar } from '#escritorio/notificar.ts';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { leerEstado } from './existencias.ts';

export async function avisarFolios(
  tx: Tx,
  contexto: Contexto,
  libro: LibroLegal,
  usados: number,
): Promise<void> {
  await avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'folios-cambio' });
  const { disponibles, existenciaMinima } = await leerEstado(tx, libro);
  const alcanzabanAntes = disponibles + usados >= existenciaMinima;
  if (disponibles >= existenciaMinima || !alcanzabanAntes) return;
  const quedan = disponibles === 1 ? 'Queda 1 folio' : `Quedan ${disponibles.toLocaleString('es-GT')} folios`;
  await notificar(
    tx,
    contexto,
    { permiso: 'libros:imprimir' },
    {
      titulo: `Pocos folios en el ${nombresDeLibro[libro]}`,
      descripcion: `${quedan}: gestione la autorización de más antes de la siguiente impresión.`,
      icono: 'heroicons_outline:exclamation-triangle',
      enlace: enlaceDe[libro],
      usaRouter: true,
    },
  );
}

/** Where the register of a book's folios is. */
export const enlaceDe: Readonly<Record<LibroLegal, string>> = {
  diario: '/contabilidad/libro-diario?vista=folios',
  mayor: '/contabilidad/libro-mayor?vista=folios&libro=mayor',
  inventarios: '/contabilidad/libro-mayor?vista=folios&libro=inventarios',
  estados_financieros: '/contabilidad/libro-mayor?vista=folios&libro=estados_financieros',
};
