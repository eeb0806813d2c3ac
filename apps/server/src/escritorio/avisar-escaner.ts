import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { notificar, textoSeguro } from './notificar.ts';

/** One notice for all that fails in this while. */
const CADA: Temporal.DurationLike = { hours: 1 };

/** Tells the administrators that files are refused because nobody can look at them. */
export function crearAvisoDeEscaner({
  db,
  reloj,
}: Pick<Plataforma, 'db' | 'reloj'>): (motivo: string) => Promise<void> {
  let callarHasta = Temporal.Instant.fromEpochMilliseconds(0);
  return async (motivo) => {
    const ahora = reloj.ahora();
    if (Temporal.Instant.compare(ahora, callarHasta) < 0) return;
    callarHasta = ahora.add(CADA);
    const contexto = contextoDelSistema(ahora, 'escaner');
    await escribir(db, contexto, 'escaner:sin-responder', (tx) =>
      notificar(
        tx,
        contexto,
        { permiso: 'institucion:administrar' },
        {
          icono: 'heroicons_outline:shield-exclamation',
          titulo: 'Los archivos no se están revisando',
          descripcion: `El programa de ESCANER ${textoSeguro(motivo)}. Mientras tanto no se admite ningún archivo: revise esa orden.`,
        },
      ),
    );
  };
}
