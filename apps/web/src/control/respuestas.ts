// What is answered to an authorisation. Whatever came of it the lists are asked again: a refusal often means that somebody else was first.
import {
  listarAutorizaciones,
  responderAutorizacion,
  retirarAutorizacion,
} from '@cuadra/contract/control/autorizaciones';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';

const luegoPreguntar = async <T>(respuesta: Promise<T>): Promise<T> => {
  try {
    return await respuesta;
  } finally {
    await refrescarAutorizaciones();
  }
};

/** Also each one, whose path begins with the list's. */
const refrescarAutorizaciones = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) =>
      typeof ruta === 'string' && ruta.startsWith(listarAutorizaciones.path),
  });

export const autorizar = (id: string) =>
  luegoPreguntar(call(responderAutorizacion, { params: { id }, body: { decision: 'autorizada' } }));

export const negar = (id: string, motivo: string) =>
  luegoPreguntar(call(responderAutorizacion, { params: { id }, body: { decision: 'negada', motivo } }));

export const retirar = (id: string, motivo: string) =>
  luegoPreguntar(call(retirarAutorizacion, { params: { id }, body: { motivo } }));
