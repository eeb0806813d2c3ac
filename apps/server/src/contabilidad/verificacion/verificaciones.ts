// The verifications that people asked for, as they are kept; and how far the books went on since the last one.
import type {
  verVerificacion as contrato,
  Informe,
  Verificacion,
} from '@cuadra/contract/contabilidad/verificacion';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Database } from '#platform/database/pool.ts';
import {
  listarTrabajos,
  type TrabajoGuardado,
  ultimoListo,
  verTrabajo,
} from '#platform/trabajos-pesados/queries.ts';
import { listarSellos } from './queries.ts';

export async function listarVerificaciones(db: Database, ahora: Temporal.Instant): Promise<Verificacion[]> {
  return (await listarTrabajos(db, ahora, 'verificacion')).map(comoVerificacion);
}

export async function verVerificacion(
  db: Database,
  ahora: Temporal.Instant,
  id: string,
): Promise<Verificacion> {
  return comoVerificacion(await verTrabajo(db, ahora, id));
}

/** The last one that ended, the one that goes on, and what the books have that the last one did not see. */
export async function verUltimaVerificacion(
  db: Database,
  ahora: Temporal.Instant,
): Promise<ResponseOf<typeof contrato>> {
  const [masNueva] = await listarTrabajos(db, ahora, 'verificacion');
  const listo = await ultimoListo(db, ahora, 'verificacion');
  const ultima = listo === undefined ? null : comoVerificacion(listo);
  return {
    ultima,
    enCurso: masNueva?.estado === 'haciendo' ? comoVerificacion(masNueva) : null,
    desdeEntonces: ultima?.informe == null ? null : await compararConHoy(db, ultima.desde, ultima.informe),
  };
}

/** A year's seal is that of its last partida: while it is the same, nothing was posted in it. */
async function compararConHoy(db: Database, desde: number | null, { ejercicios }: Informe) {
  const vistos = new Map(ejercicios.map((ejercicio) => [ejercicio.anio, ejercicio]));
  let [cambiaron, partidas] = [false, 0];
  for (const { anio, ultimoNumero, ultimaHuella } of await listarSellos(db, desde ?? undefined)) {
    const visto = vistos.get(anio);
    if (visto?.sello === ultimaHuella) continue;
    cambiaron ||= ultimoNumero > 0;
    partidas += Math.max(0, ultimoNumero - (visto?.partidas ?? 0));
  }
  return { cambiaron, partidas };
}

function comoVerificacion({ datos, resultado, ...trabajo }: TrabajoGuardado): Verificacion {
  const desde = 'desde' in datos && typeof datos.desde === 'number' ? datos.desde : null;
  // Stored by this same program, as the contract says it; those of before looked at everything and did not say so.
  const informe = resultado as Informe | null;
  return { ...trabajo, desde, informe: informe && { ...informe, desdeSello: informe.desdeSello ?? null } };
}
