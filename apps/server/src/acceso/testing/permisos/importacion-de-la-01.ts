// Requests about an import that is all of agencia 01.
import type { InjectOptions } from 'fastify';

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const deshacer = '/api/contabilidad/importaciones/:id/deshacer';

export function peticionesDeImportaciones(id: string): [string, Peticion][] {
  const pedido = '00000000-0000-4000-8000-000000000000';
  const params = { id };
  return [
    [`GET ${deshacer}`, { params }],
    [`POST ${deshacer}`, { params, payload: { motivo: 'Equivocada' } }],
    [`POST ${deshacer}/aprobar`, { params, payload: { pedido } }],
    [`POST ${deshacer}/rechazar`, { params, payload: { pedido, motivo: 'Está bien' } }],
    [`POST ${deshacer}/retirar`, { params, payload: { pedido } }],
  ];
}
