// Whom the runs of interest tell what happened, in words; and the screens that are open, without any figure.
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';

export async function avisarAvance(tx: Tx, corrida: number): Promise<void> {
  await avisar(tx, { permiso: 'intereses:ver' }, { tipo: 'corrida-avance', corrida });
}

interface CorridaAvisada {
  readonly id: number;
  readonly nombre: string;
}

const enlaceDe = ({ id }: CorridaAvisada): string => `/ahorros/corridas/${id}`;

export async function notificarDeCorrida(
  tx: Tx,
  contexto: Contexto,
  corrida: CorridaAvisada,
  usuarios: readonly (string | null)[],
  { titulo, descripcion }: { readonly titulo: string; readonly descripcion: string },
): Promise<void> {
  const otros = [...new Set(usuarios)].filter((id): id is string => id !== null && id !== contexto.actor?.id);
  if (otros.length === 0) return;
  await notificar(
    tx,
    contexto,
    { usuarios: otros },
    {
      titulo,
      descripcion: `«${textoSeguro(corrida.nombre)}»: ${textoSeguro(descripcion)}`,
      icono: 'heroicons_outline:calendar-days',
      enlace: enlaceDe(corrida),
    },
  );
}

/** That a calculated run waits to be approved, to whoever may do it in all of its agencias. */
export async function avisarPorAprobar(
  tx: Tx,
  contexto: Contexto,
  corrida: CorridaAvisada,
  excepto: readonly string[],
): Promise<void> {
  await notificar(
    tx,
    contexto,
    { permiso: 'intereses:aprobar', excepto },
    {
      titulo: 'Intereses por aprobar',
      descripcion: `«${textoSeguro(corrida.nombre)}» está calculada y espera que la aprueben.`,
      icono: 'heroicons_outline:calendar-days',
      enlace: enlaceDe(corrida),
    },
  );
}
