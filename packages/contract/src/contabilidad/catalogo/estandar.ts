// The chart for cooperatives that ships with the product: seen first, adopted where there is none yet.
import { naturalezas, tiposDeCuenta } from '@cuadra/core/catalogo';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';

const path = '/api/contabilidad/v2/catalogo/estandar';
const permission = 'catalogo:editar';

export const verCatalogoEstandar = endpoint({
  method: 'GET',
  path,
  permission,
  summary: 'El catálogo para cooperativas que viene con el programa, en orden de código',
  response: z.array(
    z.object({
      idCuenta: z.string(),
      nombreCuenta: z.string(),
      tipoCuenta: z.enum(tiposDeCuenta),
      naturaleza: z.enum(naturalezas),
    }),
  ),
  errors: [],
});

export const adoptarCatalogoEstandar = endpoint({
  method: 'POST',
  path,
  permission,
  summary: 'Empieza con el catálogo que viene con el programa; solo donde todavía no hay cuentas',
  response: z.object({ cuentas: z.int() }),
  status: 201,
  errors: ['CATALOGO_NO_VACIO'],
});
