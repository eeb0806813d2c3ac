// The account that was chosen for the other side of a movement, as its kind judges it. One expression, for whoever asks.
import { type ClaseDeVentanilla, clases } from '@cuadra/core/cajas/movimiento';
import { type RawBuilder, sql } from 'kysely';
import { esDeBanco } from '#contabilidad/cajas/es-de-banco.ts';
import type { CuentaElegida } from './contracuentas.ts';

/** Null: there is no such account. */
export const cuentaElegida = (
  idCuenta: string,
  clase: ClaseDeVentanilla,
): RawBuilder<CuentaElegida | null> => sql`
  (select jsonb_build_object('nombreCuenta', x.nombre_cuenta, 'tipoCuenta', x.tipo_cuenta, 'estado', x.estado,
     'esDeAhorro', exists (select from control_de_ahorro k where k.id_cuenta = x.id_cuenta),
     'esDeBanco', ${esDeBanco('x')},
     'esDeCajas', x.id_cuenta is not distinct from y.cuenta_transito
       or exists (select from cuenta_de_caja d where d.id_cuenta = x.id_cuenta),
     'esDeDiferencias', x.id_cuenta is not distinct from
       case ${clases[clase].sentido}::text when 'entrada' then y.cuenta_sobrante else y.cuenta_faltante end)
   from cuenta x, configuracion_de_cajas y where x.id_cuenta = ${idCuenta})`;
