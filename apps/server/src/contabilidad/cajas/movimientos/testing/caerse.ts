// The accident of a random day.
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  HOY,
  type MundoDeCajas,
  OTROS_PRODUCTOS,
  type Persona,
} from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { moverEfectivo } from '../mover.ts';
import type { Caida, CajaModelo, Dia } from './dia-al-azar.ts';

/** A movement that is posted, kept and, before anybody is told, comes to nothing. */
export async function caerse({ mundo, otroProceso }: Dia, caja: CajaModelo, como: Caida): Promise<void> {
  if (caja.jornada === undefined) return;
  const { codigo, agencia, idCuenta } = caja;
  let veces = 0;
  const cayendo = moverEfectivo({ cola: otroProceso }, comoActor(mundo, caja.quien), {
    accion: 'cajas:registrar',
    jornada: { id: caja.jornada.id, fecha: HOY, caja: { codigo, agencia, idCuenta } },
    ...{ clase: 'ingreso', sentido: 'entrada', medio: 'efectivo', concepto: 'No llegó a ser' },
    monto: centavos(777_77),
    contracuenta: OTROS_PRODUCTOS,
    despues: async (tx) => {
      // Whoever loses a connection goes on with another; the second time it falls by itself.
      if (como === 'conexion' && veces++ === 0)
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      throw new Error('Se cayó a medio camino');
    },
  });
  await expect(cayendo).rejects.toThrow();
}

function comoActor({ reloj }: MundoDeCajas, { id, correo }: Persona): ContextoConActor {
  const suyo = { id, correo, nombre: correo, sesion: '', agencias: [], permisos: new Set<never>() };
  return {
    actor: { ...suyo, roles: ['cajero'] },
    ...{ direccion: '', navegador: '', peticion: 'prueba', origen: '', ahora: reloj.ahora() },
  };
}
