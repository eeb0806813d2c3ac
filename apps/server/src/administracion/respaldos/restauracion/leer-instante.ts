import { ZONA_HORARIA } from '#platform/reloj.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';

/** As a person writes it, by the institution's clock («2026-11-16 10:15:00»); or with its own zone («2026-11-16T16:15:00Z»). */
export function leerInstante(texto: string): Temporal.Instant {
  try {
    const conZona = /(Z|[+-]\d{2}:?\d{2})$/i.test(texto.trim());
    const iso = texto.trim().replace(' ', 'T');
    return conZona
      ? Temporal.Instant.from(iso)
      : Temporal.PlainDateTime.from(iso).toZonedDateTime(ZONA_HORARIA).toInstant();
  } catch (cause) {
    throw new RespaldoError(
      `«${texto}» no es un instante. Escríbalo como 2026-11-16 10:15:00, hora de Guatemala.`,
      {
        cause,
      },
    );
  }
}
