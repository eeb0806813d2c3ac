// Whoever held roles that exclude each other before they did. Apart from poderes.ts, which the shell brings with it.
import { z } from 'zod';
import { fechaDeLibros, motivo, porId } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const aceptarPares = endpoint({
  method: 'POST',
  path: '/api/administracion/poderes/usuarios/:id/pares',
  permission: 'poderes:aprobar',
  reautenticacion: true,
  summary:
    'Pide que alguien conserve, hasta un día y con un motivo, los roles que se excluyen y que tenía desde antes; lo aprueba otro administrador',
  params: porId,
  body: z.strictObject({ motivo, hasta: fechaDeLibros }),
  response: z.object({ resultado: z.enum(['hecho', 'en-espera']) }),
  errors: [
    'NO_ENCONTRADO',
    'PODERES_PROPIOS',
    'ACEPTACION_SIN_PARES',
    'ACEPTACION_FUERA_DE_PLAZO',
    'CAMBIO_YA_PEDIDO',
  ],
});
