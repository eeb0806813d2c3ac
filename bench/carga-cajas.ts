// Many cajas at work, each sending its movements one after another, each with a key of its own.
import { randomUUID } from 'node:crypto';
import { alMismoTiempo, atender } from './carga.ts';
import { abrirCliente } from './cliente-http.ts';

interface Encargo {
  readonly url: string;
  /** One for each caja. */
  readonly puestos: readonly { readonly jornada: string; readonly token: string }[];
  readonly entradas: string;
  readonly salidas: string;
  readonly ms: number;
}

atender<Encargo>(async ({ url, puestos, entradas, salidas, ms }) => {
  const conexiones = await Promise.all(
    puestos.map(({ jornada, token }) =>
      abrirCliente(url, `/api/contabilidad/cajas/jornadas/${jornada}/movimientos`, token),
    ),
  );
  const medida = await alMismoTiempo({ cuantos: puestos.length, ms }, async (puesto, n) => {
    const entra = n % 3 !== 0;
    const cuerpo = JSON.stringify({
      clase: entra ? 'ingreso' : 'egreso',
      monto: 100 + (n % 90_000),
      idCuenta: entra ? entradas : salidas,
      concepto: `Movimiento de ventanilla ${n}`,
      documento: `F-${n}`,
      ...(n % 4 === 0
        ? { persona: { documento: `${1_000_000 + (n % 5_000)}`, nombre: 'Marta Chávez' } }
        : {}),
    });
    const respuesta = await conexiones[puesto]?.enviar(cuerpo, { 'idempotency-key': randomUUID() });
    if (respuesta?.status !== 201) throw new Error(`HTTP ${respuesta?.status}: ${respuesta?.texto}`);
  });
  for (const conexion of conexiones) conexion.cerrar();
  return medida;
});
