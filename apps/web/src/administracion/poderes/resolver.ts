import {
  aprobarCambio,
  detenerCambio,
  listarCambios,
  rechazarCambio,
  retirarCambio,
} from '@cuadra/contract/administracion/poderes';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';

type Respuesta =
  | { readonly como: 'aprobar' | 'retirar' }
  | { readonly como: 'rechazar' | 'detener'; readonly motivo: string };

/** Whatever came of it, what waits is asked again: a refusal often means that somebody else was first. */
export async function resolver(id: string, respuesta: Respuesta): Promise<void> {
  try {
    await enviar(id, respuesta);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [listarCambios.path] });
  }
}

function enviar(id: string, respuesta: Respuesta): Promise<unknown> {
  const params = { id };
  switch (respuesta.como) {
    case 'aprobar':
      return call(aprobarCambio, { params });
    case 'retirar':
      return call(retirarCambio, { params });
    case 'rechazar':
      return call(rechazarCambio, { params, body: { motivo: respuesta.motivo } });
    case 'detener':
      return call(detenerCambio, { params, body: { motivo: respuesta.motivo } });
    default:
      return respuesta satisfies never;
  }
}
