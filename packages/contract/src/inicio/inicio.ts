// The welcome screen: how the institution stands this morning, for whoever asks. Each part is a recuadro that a feature
// adds, with what it tells described where the feature is; only those that the person may see come, each by itself, so that
// one that fails does not take the others down.
import { z } from 'zod';
import { personasDeInicio } from '../administracion/personas-de-inicio.ts';
import { puestaEnInicio } from '../administracion/puesta-en-marcha/guia.ts';
import { libroEnInicio } from '../contabilidad/folios/folios.ts';
import { cifrasDeInicio } from '../contabilidad/indicadores.ts';
import { partidaEnInicio } from '../contabilidad/partidas.ts';
import { cierreDeAgencia } from '../contabilidad/periodos/cierre-de-agencia.ts';
import { endpoint } from '../endpoint.ts';
import { pendiente } from '../escritorio/pendientes.ts';
import { novedades } from './novedades.ts';

/** What each recuadro tells. To add one is a line here, one on the server and one on the web. */
const contenidos = {
  puestaEnMarcha: puestaEnInicio,
  pendientes: z.array(pendiente),
  indicadores: cifrasDeInicio,
  cierre: z.array(cierreDeAgencia),
  folios: z.array(libroEnInicio),
  novedades,
  ultimas: z.array(partidaEnInicio),
  personas: personasDeInicio,
} as const;

export type IdDeRecuadro = keyof typeof contenidos;
export type ContenidoDe<Id extends IdDeRecuadro> = z.infer<(typeof contenidos)[Id]>;

/** Absent: it could not be read this time. */
const leido = <C extends z.ZodType>(contenido: C) => z.object({ contenido: contenido.optional() });

export const verInicio = endpoint({
  method: 'GET',
  path: '/api/escritorio/inicio',
  permission: 'autenticado',
  summary: 'La pantalla de inicio: los recuadros que esta persona puede ver, con lo que dicen ahora',
  response: z.object({
    leidoEn: z.iso.datetime(),
    /** In the order in which they are shown. */
    orden: z.array(z.enum(Object.keys(contenidos) as [IdDeRecuadro, ...IdDeRecuadro[]])),
    recuadros: z.object({
      puestaEnMarcha: leido(contenidos.puestaEnMarcha).optional(),
      pendientes: leido(contenidos.pendientes).optional(),
      indicadores: leido(contenidos.indicadores).optional(),
      cierre: leido(contenidos.cierre).optional(),
      folios: leido(contenidos.folios).optional(),
      novedades: leido(contenidos.novedades).optional(),
      ultimas: leido(contenidos.ultimas).optional(),
      personas: leido(contenidos.personas).optional(),
    }),
  }),
  errors: [],
});
