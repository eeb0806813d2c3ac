// The order itself, sent again as it was asked for, with the consent that was given. The key is of the authorisation, which serves once:
// an order whose answer was lost is not done twice.
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import type { Endpoint, Method } from '@cuadra/contract/endpoint';
import { z } from 'zod';
import { send } from '#platform/api.ts';
import { consentedBy } from '#platform/consent.ts';
import { queryClient } from '#platform/query.ts';

const metodos: readonly Method[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

export async function hacerAhora({ id, orden }: Pick<Autorizacion, 'id' | 'orden'>): Promise<void> {
  const method = metodos.find((uno) => uno === orden?.method);
  if (orden === null || method === undefined || !esDeLaApi(orden.path))
    throw new Error('The order of an authorisation cannot be sent again');
  const otraVez: Endpoint = {
    ...{ method, path: orden.path, permission: 'autenticado', summary: '', errors: [] },
    body: z.unknown(),
    response: z.unknown(),
  };
  await send(otraVez, { body: orden.body ?? undefined }, { llave: id, encabezados: consentedBy(id) });
}

const esDeLaApi = (path: string): path is `/api/${string}` => path.startsWith('/api/');

/** It may have changed anything that is on screen. */
export const refrescarTodo = (): Promise<void> => queryClient.invalidateQueries();
