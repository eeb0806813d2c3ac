// What the set-up asks of whoever looks at the welcome screen, until it is signed.
import type { RecuadroDe } from '#inicio/recuadro.ts';
import { estaHecho, verPasos } from './leer-guia.ts';
import type { Paso } from './paso.ts';
import { leerFirma } from './queries.ts';

const MIOS_MAX = 4;

export const recuadroDePuesta = (pasos: readonly Paso[]): RecuadroDe['puestaEnMarcha'] => ({
  id: 'puestaEnMarcha',
  permiso: 'autenticado',
  async leer(db, contexto) {
    if ((await leerFirma(db)) !== undefined) return undefined;
    const vistos = await verPasos(db, contexto, pasos);
    const porHacer = vistos.filter((paso) => !estaHecho(paso));
    const mios = porHacer.filter(({ esMio }) => esMio);
    const [primero] = porHacer;
    return {
      hechos: vistos.length - porHacer.length,
      total: vistos.length,
      mios: mios.slice(0, MIOS_MAX).map(({ paso, falta }) => ({ paso, falta: falta[0] ?? '' })),
      siguiente:
        mios.length > 0 || primero === undefined
          ? null
          : { paso: primero.paso, responsables: primero.responsables },
    };
  },
});
