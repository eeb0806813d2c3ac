// The guide as it stands now for whoever asks; once signed, as it stood when it was.
import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import type { Guia, PasoEnLaGuia } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { pasos as deLaGuia, nombresDePaso } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import type { Paso } from './paso.ts';
import { leerFirma, leerOmisiones, type Omision, responsablesPorRol } from './queries.ts';

const RESPONSABLES_MAX = 4;

export async function leerGuia(
  db: Database,
  contexto: ContextoConActor,
  pasos: readonly Paso[],
): Promise<Guia> {
  const firma = await leerFirma(db);
  if (firma !== undefined) {
    const { en, por, pasos: firmados } = firma;
    return { firma: { en, por }, hechos: firmados.length, pasos: firmados.map(comoQuedo) };
  }
  const vistos = await verPasos(db, contexto, pasos);
  return { firma: null, hechos: vistos.filter(estaHecho).length, pasos: vistos };
}

/** Nothing is left to do there. */
export const estaHecho = ({ estado }: Pick<PasoEnLaGuia, 'estado'>): boolean =>
  estado === 'hecho' || estado === 'no-aplica';

/** Those of the guide, in their order, as they stand now. */
export async function verPasos(
  db: Database,
  { actor, ahora }: ContextoConActor,
  pasos: readonly Paso[],
): Promise<PasoEnLaGuia[]> {
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  const omisiones = await leerOmisiones(db);
  const responsables = await responsablesPorRol(db);
  const enOrden = pasos.toSorted((a, b) => nombresDePaso.indexOf(a.paso) - nombresDePaso.indexOf(b.paso));
  const vistos: PasoEnLaGuia[] = [];
  // One after another: it may be one transaction that asks.
  for (const { paso, ver } of enOrden) {
    const { roles } = deLaGuia[paso];
    const visto = await ver(db, { hoy });
    const suyos = new Set(roles.flatMap((rol) => responsables.get(rol) ?? []));
    const nadie = suyos.size === 0 && visto.estado !== 'hecho';
    vistos.push({
      paso,
      ...conOmision(visto, omisiones.get(paso)),
      ...(nadie ? { falta: [`Falta nombrar a ${enLista(roles)}.`, ...visto.falta] } : {}),
      responsables: [...suyos].slice(0, RESPONSABLES_MAX),
      esMio: roles.some((rol) => actor.roles.includes(rol)),
    });
  }
  return vistos;
}

/** What was said not to apply and was done all the same is done. */
function conOmision(visto: Awaited<ReturnType<Paso['ver']>>, omision: Omision | undefined) {
  if (omision === undefined || visto.estado === 'hecho') return { ...visto, omision: null };
  return { estado: 'no-aplica' as const, resumen: omision.motivo, falta: [], omision };
}

const enLista = (roles: readonly Rol[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(
    roles.map((rol) => `un ${nombresDeRol[rol].toLowerCase()}`),
  );

const comoQuedo = (firmado: Pick<PasoEnLaGuia, 'paso' | 'estado' | 'resumen' | 'omision'>): PasoEnLaGuia => ({
  ...firmado,
  falta: [],
  responsables: [],
  esMio: false,
});
