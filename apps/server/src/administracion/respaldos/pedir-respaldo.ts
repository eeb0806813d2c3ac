// A backup because somebody wants one now: before an upgrade, before closing the year. It goes on beside the answers, whoever leaves.
import type { TrabajoPesado } from '@cuadra/contract/trabajo-pesado';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { verTrabajo } from '#platform/trabajos-pesados/queries.ts';
import { ajustesDe } from './ajustes.ts';
import { anotandoRespaldo } from './anotar-respaldo.ts';
import type { TallerDeRespaldos } from './taller-de-respaldos.ts';
import { sinDatos } from './ver-respaldos.ts';

const KB = 1_000;

export async function pedirRespaldo(
  plataforma: Pick<Plataforma, 'config' | 'db' | 'pesados' | 'reloj'>,
  taller: Pick<TallerDeRespaldos, 'copiar'>,
  contexto: ContextoConActor,
): Promise<TrabajoPesado> {
  const { config, db, pesados } = plataforma;
  if (ajustesDe(config) === undefined) throw new ProblemaError('RESPALDO_SIN_CONFIGURAR');
  const id = await pesados.empezar(contexto, {
    clase: 'respaldo',
    titulo: 'un respaldo',
    aviso: { para: { permiso: 'respaldos:ver' }, evento: { tipo: 'respaldos-cambio' } },
    hacer: ({ alAvanzar, senal }) =>
      anotandoRespaldo(plataforma, contexto, { origen: 'persona' }, () =>
        taller.copiar(config, {
          alAvanzar: (hechos, total) => alAvanzar(Math.round(hechos / KB), Math.round(total / KB)),
          senal,
        }),
      ),
    alTerminar: async () => undefined,
  });
  return sinDatos(await verTrabajo(db, contexto.ahora, id));
}
