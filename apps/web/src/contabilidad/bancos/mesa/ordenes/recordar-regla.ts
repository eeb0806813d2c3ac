// What was done to some lines, as a rule for those that come: after the ones there are.
import { crearRegla } from '@cuadra/contract/contabilidad/bancos/reglas';
import { consultas } from '#contabilidad/bancos/consultas.ts';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import type { Renglon } from '../datos/renglon.ts';

interface ReglaEscrita {
  readonly nombre: string;
  readonly texto: string;
  readonly idCuenta: string;
  readonly concepto: string;
}

const PASO = 10;
const ORDEN_MAX = 10_000;

/** Its name. */
export async function recordarRegla(
  cuentaBancaria: string,
  { nombre, texto, idCuenta, concepto }: ReglaEscrita,
  lineas: readonly Renglon[],
): Promise<string> {
  const reglas = await queryClient.fetchQuery({ ...consultas.reglas(), staleTime: 0 });
  const ultima = Math.max(0, ...reglas.map(({ orden }) => orden));
  const entran = lineas.every(({ monto }) => monto > 0);
  const salen = lineas.every(({ monto }) => monto < 0);
  const signo = salen ? ('salida' as const) : null;
  const regla = await call(crearRegla, {
    body: {
      ...{ nombre, texto, idCuenta, concepto, cuentaBancaria },
      signo: entran ? 'entrada' : signo,
      montoMinimo: null,
      montoMaximo: null,
      orden: Math.min(ORDEN_MAX, ultima + PASO),
      activa: true,
    },
  });
  void queryClient.invalidateQueries({ queryKey: consultas.reglas().queryKey });
  return regla.id;
}
