import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { agenciasPedidas } from '../agencias/agencias-pedidas.ts';
import { mesesPreliminares } from '../periodos/meses-preliminares.ts';
import { estadoFinanciero } from './estado-financiero.ts';
import { detallesParaLeer } from './textos.ts';
import { verCifra } from './ver-cifra.ts';

export function rutasDeEstadosFinancieros(app: FastifyInstance, { dbDeReportes }: Plataforma): void {
  mount(app, contrato.verEstadoFinanciero, async ({ params: { estado }, query: filtros, contexto }) => {
    const agencias = agenciasPedidas(contexto.actor, filtros.agencia);
    const visto = await estadoFinanciero(dbDeReportes, { estado, filtros, agencias });
    return {
      ...visto,
      detalles: await detallesParaLeer(dbDeReportes, visto),
      preliminar: await mesesPreliminares(dbDeReportes, { hasta: filtros.fecha }),
    };
  });

  mount(app, contrato.verCifra, ({ params: { estado }, query: { fila, columna, ...filtros }, contexto }) =>
    verCifra(dbDeReportes, {
      estado,
      filtros,
      fila,
      columna,
      agencias: agenciasPedidas(contexto.actor, filtros.agencia),
    }),
  );
}
