// A movement of the caja of agencia 01, with what the law asked about it, for whoever works in another agencia to ask about.
import { registrarMovimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { InjectOptions } from 'fastify';
import type { AplicacionDePrueba } from '#testing/application.ts';

export interface MovimientoDeLa01 {
  readonly jornada: string;
  readonly movimiento: string;
}

export async function moverEnLa01(
  { llamar, entrar }: AplicacionDePrueba,
  jornada: string,
  marca: string,
): Promise<MovimientoDeLa01> {
  const { status, cuerpo, problema } = await llamar(
    registrarMovimiento,
    { params: { id: jornada }, body: ingreso(marca) },
    { token: await entrar('cajero@cuadra.demo'), llave: 'el de la agencia central' },
  );
  if (status !== 201) throw new Error(problema.detail);
  return { jornada, movimiento: cuerpo.id };
}

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const cajas = '/api/contabilidad/cajas';

export function peticionesDeMovimientos({ jornada, movimiento }: MovimientoDeLa01): [string, Peticion][] {
  return [
    [
      `POST ${cajas}/jornadas/:id/movimientos`,
      {
        params: { id: jornada },
        payload: ingreso('Otro'),
        headers: { 'idempotency-key': 'otro movimiento' },
      },
    ],
    [
      `POST ${cajas}/movimientos/:id/revertir`,
      {
        params: { id: movimiento },
        payload: { motivo: 'Se cobró dos veces' },
        headers: { 'idempotency-key': 'otra reversión' },
      },
    ],
    [`GET ${cajas}/jornadas/:id/movimientos`, { params: { id: jornada } }],
    [`GET ${cajas}/movimientos/:id`, { params: { id: movimiento } }],
    [`GET ${cajas}/partidas/:id/movimientos`, { params: { id: movimiento } }],
    [`GET ${cajas}/ive`, { query: { anio: '2026', mes: '11' } }],
  ];
}

/** Its amount asks where it comes from. */
function ingreso(concepto: string) {
  return {
    clase: 'ingreso',
    monto: 100_000_00,
    idCuenta: '603102',
    concepto,
    persona: { documento: '2345678900101', nombre: concepto },
    formulario: {
      documento: 'dpi',
      nacionalidad: 'Guatemalteca',
      direccion: '4a calle 5-10 zona 1',
      ocupacion: 'Comerciante',
      origenDeFondos: concepto.padEnd(5, '.'),
    },
  } as const;
}
