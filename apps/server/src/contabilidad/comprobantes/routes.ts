import * as contrato from '@cuadra/contract/contabilidad/comprobantes';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { entregarAlMomento } from '#reportes/entregar-al-momento.ts';
import { reporteDeComprobantes } from './reporte-de-comprobantes.ts';

export function rutasDeComprobantes(app: FastifyInstance, plataforma: Plataforma): void {
  mount(app, contrato.comprobantePdf, ({ params, contexto }) =>
    entregarAlMomento(plataforma, contexto, reporteDeComprobantes, 'pdf', { ids: [params.id] }),
  );

  mount(app, contrato.comprobantesPdf, ({ body, contexto }) =>
    entregarAlMomento(plataforma, contexto, reporteDeComprobantes, 'pdf', body),
  );
}
