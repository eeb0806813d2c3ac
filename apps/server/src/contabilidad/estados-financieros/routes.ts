import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import type { FastifyInstance } from 'fastify';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { aniosTraidos, delAnioDe } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import { mountReporte } from '#platform/http/mount-reporte.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { estadoFinanciero } from './estado-financiero.ts';
import { detallesParaLeer } from './textos.ts';
import { verCifra } from './ver-cifra.ts';

export function rutasDeEstadosFinancieros(app: FastifyInstance, { reportes }: Plataforma): void {
  mountReporte(
    app,
    contrato.verEstadoFinanciero,
    reportes,
    async (db, { params: { estado }, query: filtros, contexto }) => {
      const agencias = agenciasPedidas(contexto.actor, filtros.agencia);
      const visto = await estadoFinanciero(db, { estado, filtros, agencias });
      return {
        ...visto,
        detalles: await detallesParaLeer(db, visto),
        preliminar: await mesesPreliminares(db, { hasta: filtros.fecha }),
        traidos: await aniosTraidos(db, delAnioDe(filtros.fecha)),
      };
    },
  );

  mountReporte(
    app,
    contrato.verCifra,
    reportes,
    (db, { params: { estado }, query: { fila, columna, ...filtros }, contexto }) =>
      verCifra(db, {
        estado,
        filtros,
        fila,
        columna,
        agencias: agenciasPedidas(contexto.actor, filtros.agencia),
      }),
  );
}
